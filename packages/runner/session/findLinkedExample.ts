import { EDIT_HASH } from '@funtool-docs/shared/sharedNames';

/** Captures the index of the example (`packages/runner/session/shareLink.ts`). */
const SHARED = new RegExp(String.raw`^${EDIT_HASH}(\d*)`);

/** Lists the code blocks that run, in the order of the page. */
export function listExamples(): Element[] {
  return [...document.querySelectorAll('[data-run]')];
}

/**
 * Returns the code block whose edited code the address holds. A link to one that was removed opens
 * the last one.
 */
export function findLinkedExample(): Element | undefined {
  const shared = SHARED.exec(location.hash);
  const examples = listExamples();
  return shared ? examples[Math.min(Number(shared[1]), examples.length - 1)] : undefined;
}
