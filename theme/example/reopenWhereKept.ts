import { KEPT_WORK_KEY } from '@funtool-docs/shared/sharedNames';

/** Opens the examples that a reader was editing when the page was left. Few tabs have any. */
export function reopenWhereKept(): void {
  if (!Object.keys(sessionStorage).join().includes(KEPT_WORK_KEY)) return;
  // Without the script, whoever presses Edit gets the code as well.
  import('./reopenExamples').then(
    ({ reopenExamples }) => reopenExamples(),
    () => {},
  );
}
