import { EDIT_HASH } from '@funtool-docs/shared/sharedNames';
import type { RunRequest } from '../evaluator/events';
import { fetchInTime } from '@funtool-docs/islands/client/outdated';
import { readPageData } from '@funtool-docs/islands/client/embedded';
import type { Environment } from '@funtool-docs/content/codeBlocks';
import { forgetWork, keepWork, recallWork } from '@funtool-docs/islands/client/keptWork';

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
 * Loads an example of the page as the build has prepared it (`build/examples.ts`). Without that, as in
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

/** What a reader has made of an example. */
export interface KeptCode {
  edited: RunRequest;
  /** Untrusted code of the link that it began with. */
  linked?: RunRequest | undefined;
  /** The example that was chosen in the place of that of the page, and its page. */
  chosen?: (RunRequest & { page: string }) | undefined;
  isEditing: boolean;
}

const PLACES = '.rspress-doc :is(h2, h3, h4)[id], [data-run]';

/**
 * Names an example by the heading above it and its place below that, which outlast changes elsewhere
 * on the page and are the same in every language.
 */
function nameOf(example: Element): string {
  let heading = '';
  let place = 0;
  for (const element of document.querySelectorAll(PLACES)) {
    if (element === example) break;
    if (element.matches('[data-run]')) place += 1;
    else [heading, place] = [element.id, 0];
  }
  return `example ${heading}.${place}#`;
}

/** Names what is shown of an example at the address: a link to edited code has work of its own. */
export function workOf(example: Element): string {
  return nameOf(example) + (findLinkedExample() === example ? window.location.hash : '');
}

/** Keeps code for this tab, or nothing. */
export function keepCode(work: string, code: KeptCode | undefined): void {
  keepWork(work, code);
}

/** Forgets all that was made of an example, at every address. */
export function forgetCode(example: Element): void {
  forgetWork(nameOf(example));
}

/** Reads what is kept, if it has the shape of it. */
export function recallCode(work: string): KeptCode | undefined {
  const { edited, linked, chosen, isEditing } = (recallWork(work) ?? {}) as Partial<KeptCode>;
  if (!isRequest(edited)) return undefined;
  const isChosen =
    isRequest(chosen) && typeof chosen.page === 'string' && URL.canParse(chosen.page);
  return {
    edited,
    // Code that may be from a link is taken for such.
    linked: linked && (isRequest(linked) ? linked : edited),
    chosen: isChosen ? chosen : undefined,
    isEditing: isEditing === true,
  };
}

function isRequest(value: unknown): value is RunRequest {
  const { code, environment } = (value ?? {}) as Partial<RunRequest>;
  const environments: (Environment | undefined)[] = ['worker', 'document'];
  return typeof code === 'string' && environments.includes(environment);
}
