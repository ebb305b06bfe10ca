import { setTimeout } from 'node:timers/promises';
import type { Environment } from '@funtool-docs/content/codeBlocks';
import { expect } from '@playwright/test';
import texts from '../../theme/i18n.json' with { type: 'json' };
import { encodeShare } from '@funtool-docs/runner/session/shareLink';
import type { Engine, Point } from './engine';
import { HYDRATE_EVENT } from '@funtool-docs/shared/sharedNames';
import { areKept, findControl, goBack, leaveFor, scrollTo, tellDocument } from './inPage';
import { look, type Sight } from './look';

/** Time in which a page tells what it shows, in milliseconds. */
const ANSWER_LIMIT = 4000;

/** A copy of the site with its own origin. */
interface Site {
  url: string;
  /** Takes it off the network. */
  close: () => void;
}

/** A browser session: actions and visible state. */
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

  /** Navigates from within the page, as a link does. */
  leaveFor(path: string): Promise<void> {
    return this.#engine.evaluate(leaveFor, this.#site.url + path);
  }

  /** Goes back in the history. */
  goBack(): Promise<void> {
    return this.#engine.evaluate(goBack);
  }

  /** Scrolls down by so many pixels from the top. */
  scrollTo(top: number): Promise<void> {
    return this.#engine.evaluate(scrollTo, top);
  }

  /** Has the page hydrate. */
  hydrate(): Promise<void> {
    return this.#engine.evaluate(tellDocument, HYDRATE_EVENT);
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
    // While the document is being replaced, nothing can be asked.
    const ask = () => this.#engine.evaluate(areKept, language).catch(() => false);
    // Each browser stores 25 MB, beside another that does.
    await expect.poll(ask, { message: 'the pages are kept', timeout: 40_000 }).toBe(true);
  }

  /** Runs a function in the page; see `Engine`. */
  evaluate: Engine['evaluate'] = (run, argument) => this.#engine.evaluate(run, argument);

  press(key: string, modifier?: 'Control'): Promise<void> {
    return this.#engine.press(key, modifier);
  }

  type(text: string): Promise<void> {
    return this.#engine.type(text);
  }

  /** Waits until the page has these properties. */
  async sees(expected: Partial<{ [Key in keyof Sight]: unknown }>): Promise<void> {
    await expect.poll(() => this.#look()).toMatchObject(expected);
  }

  /** Clicks the first link, button, option or field with a name, once there is one. */
  async click(name: string): Promise<void> {
    let point: Point | undefined;
    const find = async () => {
      point = await this.#engine.evaluate(findControl, name);
      return point;
    };
    await expect.poll(find, `"${name}" can be clicked`).toBeTruthy();
    await this.#engine.clickAt(point!);
  }

  /** Opens search by its shortcut and types a query. */
  async search(query: string): Promise<void> {
    await this.press('k', 'Control');
    await this.sees({ field: '' });
    await this.type(query);
    await this.sees({ field: query });
  }

  /** Opens other code in the first example of a page through a share link. */
  async openShared(path: string, environment: Environment, code: string): Promise<void> {
    await this.open(path + (await encodeShare(0, { code, environment })));
    await this.sees({ editor: expect.stringContaining(code.split('\n')[0]!) });
    // A link alone gives code no document.
    if (environment === 'document') await this.click(texts['playground.documentText'].en);
  }

  /** While the document is being replaced, nothing can be read, and WebKitGTK's driver may never answer. */
  #look(): Promise<Sight | string> {
    const sight = this.#engine.evaluate(look).catch(String);
    return Promise.race([sight, setTimeout(ANSWER_LIMIT, 'no answer', { ref: false })]);
  }
}
