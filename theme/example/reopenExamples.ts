import { HYDRATE_EVENT } from '@funtool-docs/shared/sharedNames';
import { listExamples, recallCode, workOf } from '@funtool-docs/runner/session/pageExamples';

/** Has the examples hydrate that a reader was editing when the page was left. */
export function reopenExamples(): void {
  for (const example of listExamples()) {
    if (!recallCode(workOf(example))?.isEditing) continue;
    example.dispatchEvent(new Event(HYDRATE_EVENT, { bubbles: true }));
  }
}
