/* oxlint-disable eslint/no-await-in-loop -- a page runs one example at a time */
import type { Page } from '@playwright/test';
import {
  environmentOf,
  isExample,
  needsBrowser,
  norunReason,
} from '@funtool-docs/content/codeMeta';
import { site } from '../../site.config';
import type { RunEvent, RunRequest } from '@funtool-docs/runner/evaluator/events';
import { expect, test } from '../journeys/fixtures';
import { openHarness, runInSandbox } from '../journeys/runInSandbox';
import { readPages } from '@funtool-docs/content/loadSite';

/** Number of pages that run examples at the same time. */
const PAGES = 4;

/** Retries absorb timers that fire late on a busy machine. */
const ATTEMPTS = 3;

test.use({ site: 'options', expectedMessages: /sandboxed/ });

test('every example gives in the browser what its page states', async ({ context }) => {
  const examples = listExamples();
  const next = examples.values();
  const differences: string[] = [];
  const work = async () => {
    const page = await context.newPage();
    await openHarness(page);
    for (const example of next) {
      const wrong = await findDifferences(page, example.request);
      differences.push(...judge(example, wrong));
    }
  };
  await Promise.all(Array.from({ length: PAGES }, work));
  const blocks = examples.flatMap(({ places }) => places).length;
  console.table({ blocks, distinct: examples.length, differences: differences.length });
  expect(differences.toSorted()).toEqual([]);
});

interface Example {
  request: RunRequest;
  /** As `file:line`. */
  places: string[];
  /** True if its page marks it as not runnable in a sandbox. */
  isUnsandboxed: boolean;
}

/** Examples of both languages without duplicates. */
function listExamples(): Example[] {
  const examples = new Map<string, Example>();
  const pages = site.locales.flatMap(({ lang }) => readPages(process.cwd(), lang));
  for (const { file, blocks } of pages) {
    for (const block of blocks) {
      if (!isExample(block) || norunReason(block.meta) !== undefined) continue;
      const environment = needsBrowser(block.meta) ? 'document' : 'worker';
      const request: RunRequest = { code: block.code, environment };
      const key = JSON.stringify(request);
      const isUnsandboxed = environmentOf(block) === undefined;
      const { places } = examples.get(key) ?? { places: [] };
      examples.set(key, {
        request,
        isUnsandboxed,
        places: [...places, `${file}:${block.line}`],
      });
    }
  }
  return [...examples.values()];
}

/** Problems of an example that a reader would notice. */
function judge({ places, isUnsandboxed }: Example, wrong: RunEvent[]): string[] {
  if (isUnsandboxed && wrong.length > 0) return [];
  const found = isUnsandboxed
    ? ['it runs; remove unsandboxed']
    : wrong.map((event) => JSON.stringify(event));
  return found.map((what) => `${places.join(', ')}: ${what}`);
}

async function findDifferences(
  page: Page,
  request: RunRequest,
  attempts = ATTEMPTS,
): Promise<RunEvent[]> {
  const [events] = await runInSandbox(page, request.environment, request.code);
  const last = new Map(
    events!.map((event) => [`${event.type} ${'line' in event && event.line}`, event]),
  );
  const wrong = [...last.values()].filter(isWrong);
  return wrong.length === 0 || attempts === 1
    ? wrong
    : findDifferences(page, request, attempts - 1);
}

function isWrong(event: RunEvent): boolean {
  if (event.type === 'result') return event.ok === false;
  return ['error', 'unreached', 'stopped', 'unavailable'].includes(event.type);
}
