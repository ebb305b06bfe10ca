import type { Environment } from '../../content/codeMeta';
import { expect } from '@playwright/test';
import { encodeShare } from '../../features/examples/session/shareLink';
import type { Engine, Point } from './engine';
import { areKept, findControl, leaveFor } from './inPage';
import { look, type Sight } from './look';

/** A copy of the site with an address of its own. */
interface Site {
  url: string;
  /** Takes it off the network. */
  close: () => void;
}

/** A reader at a browser: what they do, and what they see. */
export class Visit {
  readonly #engine: Engine;
  readonly #site: Site;

  constructor(engine: Engine, site: Site) {
    this.#engine = engine;
    this.#site = site;
  }

  /** Opens a path below the site's base, and resolves once its page has loaded. */
  open(path: string): Promise<void> {
    return this.#engine.open(this.#site.url + path);
  }

  /** Has the page lead to a path by itself, a moment later, as a link does. */
  leaveFor(path: string): Promise<void> {
    return this.#engine.evaluate(leaveFor, this.#site.url + path);
  }

  reload(): Promise<void> {
    return this.#engine.reload();
  }

  /** Takes the site off the network. */
  goOffline(): void {
    this.#site.close();
  }

  /** Waits until the pages of a language can be read offline. */
  async waitForPages(language: string): Promise<void> {
    const ask = () => this.#engine.evaluate(areKept, language);
    await expect.poll(ask, 'the pages are kept').toBe(true);
  }

  /** Runs a function in the page; see `Engine`. */
  evaluate: Engine['evaluate'] = (run, argument) => this.#engine.evaluate(run, argument);

  press(key: string, modifier?: 'Control'): Promise<void> {
    return this.#engine.press(key, modifier);
  }

  type(text: string): Promise<void> {
    return this.#engine.type(text);
  }

  /** Waits until the page looks as described; what is not named may be as it is. */
  async sees(expected: Partial<{ [Key in keyof Sight]: unknown }>): Promise<void> {
    await expect.poll(() => this.#look()).toMatchObject(expected);
  }

  /** Clicks on the first link, button, option or field that is shown under a name, once there is one. */
  async click(name: string): Promise<void> {
    let point: Point | undefined;
    const find = async () => {
      point = await this.#engine.evaluate(findControl, name);
      return point;
    };
    await expect.poll(find, `"${name}" can be clicked`).toBeTruthy();
    await this.#engine.clickAt(point!);
  }

  /** Opens the search by its keys, and types what is looked for. */
  async search(query: string): Promise<void> {
    await this.press('k', 'Control');
    await this.sees({ field: '' });
    await this.type(query);
    await this.sees({ field: query });
  }

  /** Opens the first example of a page with other code, by a link that shares it. */
  async openShared(path: string, environment: Environment, code: string): Promise<void> {
    await this.open(path + (await encodeShare(0, { code, environment })));
    await this.sees({ editor: expect.stringContaining(code.split('\n')[0]!) });
  }

  /** While the document is being replaced, nothing is seen. */
  #look(): Promise<Sight | string> {
    return this.#engine.evaluate(look).catch(String);
  }
}
