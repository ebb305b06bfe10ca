import texts from '../../theme/i18n.json' with { type: 'json' };
import exampleTexts from '../../theme/example/texts.json' with { type: 'json' };
import type { Environment } from '@funtool-docs/content/codeBlocks';
import { expect, test } from './fixtures';
import { countChanges } from './inPage';
import type { Visit } from './visit';

/** A page whose first example runs in that environment. */
const PAGES: Record<Environment, string> = {
  worker: 'en/guide/api/array/at',
  document: 'en/guide/api/function/getUA',
};

const TOOK_TOO_LONG = /^Took too long/;

/** Runs code that somebody has shared. */
async function run(visit: Visit, environment: Environment, code: string): Promise<void> {
  await visit.openShared(PAGES[environment], environment, code);
  await visit.click(texts['example.runText'].en);
}

/** Searches, which needs a responsive main thread and a worker. */
async function expectToWork(visit: Visit): Promise<void> {
  await visit.search('debounce');
  await visit.sees({ results: expect.arrayContaining([expect.stringMatching(/^debounce\b/)]) });
}

test('shared code is text until it is run, and so is what it prints', async ({ visit }) => {
  const code = [
    'console.log(\'<img src=x onerror="document.title = `stolen`">\');',
    "document.title = 'stolen';",
  ].join('\n');
  await visit.openShared(PAGES.document, 'document', code);
  await visit.sees({ sandboxes: 0, outcome: '', output: [] });
  await visit.click(texts['example.runText'].en);
  await visit.sees({
    outcome: exampleTexts.finishedText.en,
    output: [expect.stringContaining('<img src=x')],
  });
  expect(await visit.evaluate(() => document.title)).toMatch(/^getUA\b/);
});

test('keys go to the page while an example wants the focus', async ({ visit }) => {
  await run(
    visit,
    'document',
    `const field = document.body.appendChild(document.createElement('textarea'));
     field.addEventListener('input', () => console.log('stolen', field.value));
     const take = () => { focus(); field.focus(); };
     take();
     setInterval(take, 5);
     console.log('begun');
     await new Promise((resolve) => setTimeout(resolve, 9000));`,
  );
  await visit.sees({ output: expect.arrayContaining([expect.stringContaining('begun')]) });
  await expectToWork(visit);
  await visit.press('Escape');
  await visit.sees({ output: expect.not.arrayContaining([expect.stringContaining('stolen')]) });
});

/** Code that would go on for ever; more of it: `insertGuards.test.ts`. */
const ENDLESS = {
  'a loop': 'for (;;) { try { while (true); } catch {} }',
  promises: 'const again = () => Promise.resolve().then(again);\nagain();',
};

const REPLACED = {
  'a loop whose guard is replaced': 'arguments[1].guard = Math.random;\nwhile (true);',
};

for (const [what, code] of Object.entries(ENDLESS)) {
  test(`the page works while ${what} in a worker would go on for ever, and ends it`, async ({
    visit,
  }) => {
    await run(visit, 'worker', code);
    await visit.sees({ outcome: exampleTexts.runningText.en });
    await visit.click(texts.switchThemeText.en);
    await visit.sees({ isDark: true });
    await visit.sees({ outcome: expect.stringMatching(TOOK_TOO_LONG), sandboxes: 0 });
  });
}

// In most browsers, a document shares the page's main thread.
test.describe('ends what would go on for ever in a document', () => {
  // Logged in the sandbox when it ends a run.
  test.use({ expectedMessages: /this example was stopped/ });

  for (const [what, code] of Object.entries({ ...ENDLESS, ...REPLACED })) {
    test(`by ${what}`, async ({ visit }) => {
      await run(visit, 'document', code);
      await visit.sees({ outcome: expect.not.stringMatching(/^(Running…)?$/), sandboxes: 0 });
      await expectToWork(visit);
    });
  }
});

for (const [what, code] of [
  ['console output', 'for (let n = 0; n < 990; n += 1) console.log(n);'],
  ['results', Array.from({ length: 990 }, (_, n) => `${n}; // => ${n + 1}`).join('\n')],
] as const) {
  test(`the page is changed no more often than it is drawn by a flood of ${what}`, async ({
    visit,
  }) => {
    await visit.openShared(PAGES.worker, 'worker', code);
    await visit.evaluate(countChanges);
    await visit.click(texts['example.runText'].en);
    await visit.sees({ outcome: expect.stringMatching(/^Finished|\b0 of 990$/) });
    const { changes, frames } = await visit.evaluate(() => window.floodCount!);
    expect(changes).toBeLessThanOrEqual(frames);
    await expectToWork(visit);
  });
}

test('ends a flood of output', async ({ visit }) => {
  await run(visit, 'worker', 'while (true) console.log(1);');
  await visit.sees({ outcome: exampleTexts.outputLimitText.en, sandboxes: 0 });
  await expectToWork(visit);
});

test('logs nothing when the next page is opened before this one has loaded', async ({ visit }) => {
  await visit.open('en/guide/offline');
  await visit.click('Save all pages in English');
  await visit.waitForPages('en');
  for (const name of ['union', 'unique', 'intersect', 'remove', 'union', 'unique']) {
    const path = `en/guide/api/array/${name}`;
    await visit.hydrate();
    await visit.leaveFor(path);
    await visit.sees({ path });
  }
  await visit.open(PAGES.worker);
  await expectToWork(visit);
});
