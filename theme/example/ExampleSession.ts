import type { Environment } from '@funtool-docs/content/codeBlocks';
import { isOutdated } from '@funtool-docs/islands/client/outdated';
import {
  findLinkedExample,
  listExamples,
  isSameRequest,
  forgetCode,
  type KeptCode,
  keepCode,
  recallCode,
  workOf,
} from '@funtool-docs/runner/session/pageExamples';
import type { RunRequest } from '@funtool-docs/runner/evaluator/events';
import { decodeShare, encodeShare } from '@funtool-docs/runner/session/shareLink';
import { setHash } from '../shared/setHash';
import { ExampleRun } from './ExampleRun';
import type { ExampleState } from './exampleState';

const CLOSED = { isRestored: false, isEditing: false, takesFocus: false };

/** An example that a reader runs or edits, as a store for `useSyncExternalStore`. */
export class ExampleSession {
  readonly #example: Element;
  /** The example of the page, perhaps prepared. */
  readonly #initial: RunRequest;
  /** The example that is shown, by the name of `workOf`. */
  #work: string | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #run = new ExampleRun((run) => this.#change({ run }));
  #state: ExampleState;

  /** @param example The code block, which the page marks as one that runs. */
  constructor(initial: RunRequest, example: Element) {
    const page = window.location.origin + window.location.pathname;
    const own = { code: initial.code, environment: initial.environment };
    this.#example = example;
    this.#initial = initial;
    this.#state = { own, page, edited: own, ...CLOSED };
  }

  readonly read = (): ExampleState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly run = (): void => {
    const { isEditing, edited, own } = this.#state;
    const shown = isEditing ? edited : own;
    this.#change({ failure: undefined });
    this.#run.start(isSameRequest(shown, this.#initial) ? this.#initial : shown);
  };

  toggleRun(): void {
    if (this.#run.isRunning) this.stop();
    else this.run();
  }

  stop(): void {
    this.#run.stop();
  }

  /**
   * Shows what belongs to the address: what the reader has made of it, or else the code of a link. Work
   * goes along to an address that has none, such as that of another heading.
   */
  async follow(): Promise<void> {
    const work = workOf(this.#example);
    if (work === this.#work || !this.#example.isConnected) return;
    this.#work = work;
    const kept = recallCode(work);
    if (kept) await this.#restore(kept);
    else if (findLinkedExample() === this.#example) await this.openShared(window.location.hash);
    else this.#keep();
  }

  /** Opens or closes the editor; edits are kept. */
  async toggleEditor(): Promise<void> {
    if (!this.#state.isEditing) return this.openEditor({ takesFocus: true });
    this.#run.forgetOtherThan(this.#state.own.code);
    this.#change({ isEditing: false });
    this.#keep();
  }

  async openEditor({ takesFocus }: Pick<ExampleState, 'takesFocus'>): Promise<void> {
    try {
      const { CodeEditor } = await import(/* webpackChunkName: "editor" */ './editor/CodeEditor');
      this.#run.forgetOtherThan(this.#state.edited.code);
      const { failure } = this.#state;
      this.#change({ Editor: CodeEditor, isEditing: true, takesFocus });
      // What failed may have been a link.
      if (failure !== 'link') this.#change({ failure: undefined });
      this.#keep();
    } catch (error) {
      this.#change({ failure: (await isOutdated(error)) ? 'outdated' : 'editor' });
    }
  }

  /**
   * Opens the code of a link, which runs only when the reader says so, and in a worker until the reader
   * allows a document, which can do more.
   */
  async openShared(hash: string): Promise<void> {
    try {
      const shared = await decodeShare(hash);
      const { own } = this.#state;
      this.#run.forget();
      this.#change({ failure: undefined, isRestored: false });
      if (shared.code === own.code) this.#change({ edited: own, linked: undefined });
      else this.#change({ edited: { ...shared, environment: 'worker' }, linked: shared });
      await this.openEditor({ takesFocus: false });
    } catch {
      this.#change({ failure: 'link' });
    }
  }

  readonly type = (code: string): void => {
    if (code === this.#state.edited.code) return;
    this.#change({ edited: { ...this.#state.edited, code } });
    this.#keep();
  };

  readonly chooseEnvironment = (environment: Environment): void => {
    this.#change({ edited: { ...this.#state.edited, environment } });
    this.#keep();
  };

  /** Brings back the example; neither the tab nor the address keeps other code. */
  readonly reset = (): void => {
    this.#run.forget();
    forgetCode(this.#example);
    if (findLinkedExample() === this.#example) setHash('');
    this.#work = workOf(this.#example);
    const { own: edited } = this.#state;
    this.#change({ edited, linked: undefined, isRestored: false, failure: undefined });
    this.#keep();
  };

  replace(own: RunRequest, page: string): void {
    this.#run.forget();
    this.#change({ own, edited: own, linked: undefined, page, isRestored: false });
    this.#keep();
  }

  /** @throws {RangeError} If the code is too long for a URL. */
  readonly link = async (): Promise<string> => {
    const { origin, pathname, search } = window.location;
    const place = listExamples().indexOf(this.#example);
    return origin + pathname + search + (await encodeShare(place, this.#state.edited));
  };

  /**
   * Puts the link into the address, where the code stays what it is: the reader's own, or that of
   * another link.
   *
   * @throws {RangeError} If the code is too long for a URL.
   */
  readonly linkAddress = async (): Promise<void> => {
    setHash(new URL(await this.link()).hash);
    this.#work = workOf(this.#example);
    this.#keep();
  };

  async #restore({ edited, linked, chosen, isEditing }: KeptCode): Promise<void> {
    this.#run.forget();
    if (chosen) this.#change({ own: chosen, page: chosen.page });
    const shown = linked ? { ...edited, environment: 'worker' as const } : edited;
    this.#change({ edited: shown, linked, isRestored: true, failure: undefined });
    if (isEditing) await this.openEditor({ takesFocus: false });
  }

  #keep(): void {
    // The address is that of another page by now; this one may come back.
    if (!this.#example.isConnected) return;
    const { own, page, edited, linked, isEditing } = this.#state;
    const isChosen = !isSameRequest(own, this.#initial);
    const isOwnWork = isChosen || linked || !isSameRequest(edited, own);
    const chosen = isChosen ? { ...own, page } : undefined;
    const code = isOwnWork ? { edited, linked, chosen, isEditing } : undefined;
    keepCode((this.#work ??= workOf(this.#example)), code);
  }

  #change(change: Partial<ExampleState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
