import type { Environment } from '@funtool-docs/content/codeBlocks';
import type { Page } from '@playwright/test';
import type { RunEvent } from '@funtool-docs/runner/evaluator/events';
import { hydrated } from './fixtures';

/** Opens the page of the fixture site "options" on which tests can create runners. */
export async function openHarness(page: Page): Promise<void> {
  await page.goto('en/runner');
  await hydrated(page);
  await page.waitForFunction(() => 'createRunner' in window);
}

/**
 * Runs examples in the sandbox, one after the other, with one runner.
 *
 * @param page A page on which runners can be created.
 * @param environment Where they run.
 * @param examples Their code.
 * @returns Of each, everything that happened until the run was over.
 */
export function runInSandbox(
  page: Page,
  environment: Environment,
  ...examples: string[]
): Promise<RunEvent[][]> {
  return page.evaluate(
    async ([where, codes]) => {
      const runner = window.createRunner();
      const run = (code: string) =>
        new Promise<RunEvent[]>((resolve) => {
          const events: RunEvent[] = [];
          runner.run({ code, environment: where }, (event) => {
            events.push(event);
            if (['finished', 'stopped', 'unavailable'].includes(event.type)) resolve(events);
          });
        });
      const runs: RunEvent[][] = [];
      for (const code of codes) runs.push(await run(code));
      runner.stop();
      return runs;
    },
    [environment, examples] as const,
  );
}
