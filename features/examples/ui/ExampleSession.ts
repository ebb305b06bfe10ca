import type { Environment } from '../../../content/codeMeta';
import { createRunner } from '../session/createRunner';
import { batchPerFrame } from '../session/batchPerFrame';
import type { RunEvent, Runner, RunRequest } from '../evaluator/events';
import { addEvents, createRunState } from '../session/runState';
import { decodeShare, encodeShare } from '../session/shareLink';
import type { ExampleState } from './exampleState';

let runner: Runner | undefined;

/** An example that a reader runs or edits, as a store for `useSyncExternalStore`. */
export class ExampleSession {
  readonly #place: number;
  readonly #environment: Environment;
  readonly #listeners = new Set<() => void>();
  #state: ExampleState;
  #runs = 0;

  /** @param place Index of the example on the page. */
  constructor(own: RunRequest, place: number) {
    const page = window.location.origin + window.location.pathname;
    this.#place = place;
    this.#environment = own.environment;
    this.#state = { own, page, edited: own, isEditing: false, takesFocus: false };
  }

  readonly read = (): ExampleState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly run = (): void => {
    const { isEditing, edited, own } = this.#state;
    const request = isEditing ? edited : own;
    this.#runs += 1;
    const id = this.#runs;
    this.#change({ run: createRunState(request), failure: undefined });
    runner ??= createRunner();
    const onEvent = batchPerFrame<RunEvent>((events) => {
      const { run } = this.#state;
      if (run && id === this.#runs) this.#change({ run: addEvents(run, events) });
    });
    runner.run(request, onEvent);
  };

  toggleRun(): void {
    const { run } = this.#state;
    if (run && !run.end) runner!.stop();
    else this.run();
  }

  /** Opens or closes the editor; edits are kept. */
  async toggleEditor(): Promise<void> {
    if (this.#state.isEditing) this.#close();
    else await this.openEditor({ takesFocus: true });
  }

  async openEditor({ takesFocus }: Pick<ExampleState, 'takesFocus'>): Promise<void> {
    try {
      const { CodeEditor } = await import(/* webpackChunkName: "editor" */ '../editor/CodeEditor');
      this.#forgetRunOfOther(this.#state.edited);
      this.#change({ Editor: CodeEditor, isEditing: true, takesFocus, failure: undefined });
    } catch {
      this.#change({ failure: 'editor' });
    }
  }

  /**
   * Opens the code of a link, which runs only when the reader says so. The link must not choose the
   * environment: a document can do more than a worker.
   */
  async openShared(hash: string): Promise<void> {
    try {
      const shared = await decodeShare(hash);
      const { own } = this.#state;
      this.#forgetRun();
      if (shared.code === own.code) this.#change({ edited: own, linked: undefined });
      else this.#change({ edited: { ...shared, environment: this.#environment }, linked: shared });
      await this.openEditor({ takesFocus: false });
    } catch {
      this.#change({ failure: 'link' });
    }
  }

  readonly type = (code: string): void => {
    this.#change({ edited: { ...this.#state.edited, code } });
  };

  readonly chooseEnvironment = (environment: Environment): void => {
    this.#change({ edited: { ...this.#state.edited, environment } });
  };

  readonly reset = (): void => {
    this.#forgetRun();
    this.#change({ edited: this.#state.own, linked: undefined });
  };

  replace(own: RunRequest, page: string): void {
    this.#forgetRun();
    this.#change({ own, edited: own, linked: undefined, page });
  }

  /** @throws {RangeError} If the code is too long for a URL. */
  readonly link = async (): Promise<string> => {
    const { origin, pathname, search } = window.location;
    const hash = await encodeShare(this.#place, this.#state.edited);
    return origin + pathname + search + hash;
  };

  #close(): void {
    this.#forgetRunOfOther(this.#state.own);
    this.#change({ isEditing: false });
  }

  #forgetRunOfOther({ code }: RunRequest): void {
    if (this.#state.run?.request.code !== code) this.#forgetRun();
  }

  #forgetRun(): void {
    const { run } = this.#state;
    this.#runs += 1;
    if (run && !run.end) runner!.stop();
    this.#change({ run: undefined });
  }

  #change(change: Partial<ExampleState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
