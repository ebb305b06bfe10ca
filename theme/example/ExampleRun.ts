import type { RunEvent, Runner, RunRequest } from '@funtool-docs/runner/evaluator/events';
import {
  batchPerFrame,
  addEvents,
  createRunState,
  type RunState,
} from '@funtool-docs/runner/session/runState';
import { createRunner } from '@funtool-docs/runner/session/createRunner';

/** All examples of a page share one: starting a run ends that of another example. */
let runner: Runner | undefined;

/** The latest run of an example. */
export class ExampleRun {
  readonly #onChange: (run: RunState | undefined) => void;
  #state: RunState | undefined;

  /** @param onChange Is called with the run, at most once a frame, and with nothing once it is forgotten. */
  constructor(onChange: (run: RunState | undefined) => void) {
    this.#onChange = onChange;
  }

  get isRunning(): boolean {
    return this.#state !== undefined && !this.#state.end;
  }

  /** Starts a run in place of the last one. */
  start(request: RunRequest): void {
    let own = this.#show(createRunState(request));
    const onEvent = batchPerFrame<RunEvent>((events) => {
      if (this.#state === own) own = this.#show(addEvents(own, events));
    });
    runner ??= createRunner();
    runner.run(request, onEvent);
  }

  stop(): void {
    if (this.isRunning) runner!.stop();
  }

  /** Stops the run and forgets its results. */
  forget(): void {
    this.stop();
    this.#show(undefined);
  }

  /** Forgets the run, unless it is one of this code. */
  forgetOtherThan(code: string): void {
    if (this.#state?.request.code !== code) this.forget();
  }

  #show<Run extends RunState | undefined>(run: Run): Run {
    this.#state = run;
    this.#onChange(run);
    return run;
  }
}
