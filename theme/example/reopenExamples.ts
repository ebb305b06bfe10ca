import { HYDRATE_EVENT } from '../../packages/islands/shared/sharedNames';
import { listExamples } from '../../packages/runner/session/findLinkedExample';
import { recallCode, workOf } from '../../packages/runner/session/keptCode';

/** Has the examples hydrate that a reader was editing when the page was left. */
export function reopenExamples(): void {
  for (const example of listExamples()) {
    if (!recallCode(workOf(example))?.isEditing) continue;
    example.dispatchEvent(new Event(HYDRATE_EVENT, { bubbles: true }));
  }
}
