import { createRunner } from '../../support/runner/createRunner';
import type { Runner, RunRequest } from '../../support/runner/events';
import { addEvent, type RunState, startRun } from '../../support/runner/runState';
import { decodeShare, encodeShare } from '../../support/runner/shareLink';

type Editor = typeof import('../CodeEditor/CodeEditor').CodeEditor;

/** What is done with an example. */
export interface ExampleState {
  /** As its page has it. */
  own: RunRequest;
  /** Address of that page. */
  page: string;
  /** As the reader has changed it. */
  edited: RunRequest;
  isEditing: boolean;
  /** Whether the editor is to have the focus once it is open. */
  takesFocus: boolean;
  /** The editor, once it has been loaded. */
  Editor?: Editor;
  run?: RunState | undefined;
  /** What could not be done. */
  failure?: 'link' | 'editor' | undefined;
}

let runner: Runner | undefined;

/** One example that a reader runs or edits. */
export class ExampleSession {
  readonly #place: number;
  readonly #listeners = new Set<() => void>();
  #state: ExampleState;
  #runs = 0;

  /**
   * @param own The example as the page has it.
   * @param place Which example of the page it is, from 0.
   */
  constructor(own: RunRequest, place: number) {
    const page = window.location.origin + window.location.pathname;
    this.#place = place;
    this.#state = { own, page, edited: own, isEditing: false, takesFocus: false };
  }

  /** The state as it is now. */
  readonly read = (): ExampleState => this.#state;

  /** Has a function called after each change. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Runs the code that is seen. */
  readonly run = (): void => {
    const { isEditing, edited, own } = this.#state;
    const request = isEditing ? edited : own;
    this.#runs += 1;
    const id = this.#runs;
    this.#change({ run: startRun(request), failure: undefined });
    runner ??= createRunner();
    runner.run(request, (event) => {
      const { run } = this.#state;
      if (run && id === this.#runs) this.#change({ run: addEvent(run, event) });
    });
  };

  /** Runs the code, or stops it where it runs. */
  toggleRun(): void {
    const { run } = this.#state;
    if (run && !run.end) runner!.stop();
    else this.run();
  }

  /** Opens the editor, or closes it; what was typed is kept. */
  toggleEditor(): void {
    if (this.#state.isEditing) this.#close();
    else void this.openEditor({ takesFocus: true });
  }

  /** Opens the editor with what was typed last. */
  async openEditor({ takesFocus }: Pick<ExampleState, 'takesFocus'>): Promise<void> {
    try {
      const { CodeEditor } = await import(
        /* webpackChunkName: "editor" */ '../CodeEditor/CodeEditor'
      );
      this.#change({ Editor: CodeEditor, isEditing: true, takesFocus, failure: undefined });
    } catch {
      this.#change({ failure: 'editor' });
    }
  }

  /** Opens the editor with the code that a link holds, which runs when the reader asks for it. */
  async openShared(hash: string): Promise<void> {
    try {
      const edited = await decodeShare(hash);
      this.#forgetRun();
      this.#change({ edited });
      await this.openEditor({ takesFocus: false });
    } catch {
      this.#change({ failure: 'link' });
    }
  }

  /** Takes what the reader typed. */
  readonly type = (code: string): void => {
    this.#change({ edited: { ...this.#state.edited, code } });
  };

  /** Brings back what the page has. */
  readonly reset = (): void => {
    this.#forgetRun();
    this.#change({ edited: this.#state.own });
  };

  /** Takes another example instead, from the page of that address. */
  replace(own: RunRequest, page: string): void {
    this.#forgetRun();
    this.#change({ own, edited: own, page });
  }

  /** Writes the address that opens this example with what the reader typed. */
  readonly link = async (): Promise<string> => {
    const { origin, pathname, search } = window.location;
    const hash = await encodeShare(this.#place, this.#state.edited);
    return origin + pathname + search + hash;
  };

  #close(): void {
    const { run, own } = this.#state;
    if (run?.request.code !== own.code) this.#forgetRun();
    this.#change({ isEditing: false });
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
