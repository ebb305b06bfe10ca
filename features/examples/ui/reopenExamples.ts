import { HYDRATE_EVENT } from '../../../ui/sharedNames';
import { listExamples } from '../../../ui/findLinkedExample';
import { recallCode, workOf } from '../session/keptCode';

/** Has the examples hydrate that a reader was editing when the page was left. */
export function reopenExamples(): void {
  for (const example of listExamples()) {
    if (!recallCode(workOf(example))?.isEditing) continue;
    example.dispatchEvent(new Event(HYDRATE_EVENT, { bubbles: true }));
  }
}
