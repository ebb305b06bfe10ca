import { EDIT_HASH } from '@funtool-docs/shared/sharedNames';
import type { RunRequest } from '../evaluator/events';
import { fetchInTime } from '@funtool-docs/islands/client/outdated';
import { readPageData } from '@funtool-docs/islands/client/embedded';

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

export interface ExamplePage {
  title: string;
  /** Sidebar label of its folder; may be empty. */
  category: string;
  /** For example `/en/guide/api/array/at`. */
  route: string;
  examples: ({ heading: string } & RunRequest)[];
}

/**
 * Loads an example of the page as the build has prepared it (`build/readExamples.ts`). Without that, as in
 * development, it stays as it is and is parsed in its sandbox.
 */
export async function loadPrepared(request: RunRequest): Promise<RunRequest> {
  const address = readPageData()?.onIntent['edit']?.find((name) => name.endsWith('.json'));
  if (!address) return request;
  try {
    const response = await fetchInTime(address);
    const examples = response.ok ? ((await response.json()) as RunRequest[]) : [];
    return examples.find((example) => isSameRequest(example, request)) ?? request;
  } catch {
    return request;
  }
}

/** Tells whether two requests run the same code in the same place. */
export function isSameRequest(a: RunRequest, b: RunRequest): boolean {
  return a.code === b.code && a.environment === b.environment;
}
