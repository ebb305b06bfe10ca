import { expect, it, vi } from 'vitest';
import { checkBlock, createCheck } from '../checkExamples';
import { openBlockThread, runBlock } from './runBlock';

/** Ends sooner what does not end by itself. */
const checkSoon = createCheck(openBlockThread(undefined, undefined, 2000));
const check = async (code: string, run = checkBlock) =>
  (await run({ code, meta: '', line: 1 })).map(({ line, message }) => `${line}: ${message}`);

const STOPS = '1: this example stops here:';

it.each([
  ['while (true) {}', `${STOPS} it does not end within 2 s; give its loop an end`, checkSoon],
  ['process.exit(0);', `${STOPS} it ends the process; leave that out`],
  ['await new Promise(() => {});', `${STOPS} it waits for what never comes`],
  ['Promise.reject(new Error("nobody")); 1; // => 1', `${STOPS} Error: nobody`],
  [
    '1; // => 1\nsetTimeout(() => { throw new Error("late"); }, 5); await new Promise((end) => setTimeout(end, 9));',
    '2: this example stops here: Error: late',
  ],
  [
    'Date.now = () => 7; Date.now(); // => 7',
    `${STOPS} it leaves Date.now replaced; restore what it replaces`,
  ],
  [
    'Array.prototype.last = () => 7; [].last(); // => 7',
    `${STOPS} it leaves Array.prototype.last replaced; restore what it replaces`,
  ],
])('a block harms itself alone, and says how: %s', async (code, message, run = checkBlock) => {
  const behind = 'Date.now() > 7 && !("last" in []); // => true';
  expect(await Promise.all([check(code, run), check(behind, run)])).toEqual([[message], []]);
});

it('a block that floods the memory is ended', async () => {
  const [problem] = await check('const kept = []; while (true) kept.push(new Array(1e6).fill(1));');
  // A busy machine may need longer to fill it than a block has.
  expect(problem).toMatch(/it takes more than 1024 MB of memory|it does not end within 10 s/);
});

it.each([
  ['a day', 'await new Promise((end) => setTimeout(end, 86_400_000)); 7; // => 7'],
  ['an interval that goes on', 'setInterval(() => {}, 10); 7; // => 7'],
  ['a timer that starts itself anew', '(function again() { setTimeout(again); })(); 7; // => 7'],
])('%s takes no time', async (_, code) => {
  expect(await check(code)).toEqual([]);
});

it('what holds only on a machine that never pauses is false in a page, and may stand in a claim', async () => {
  const code = 'const start = Date.now();\nDate.now() - start < 20; // => true';
  expect(await check(code)).toEqual(['2: stated: true; what it really is: false']);
  expect((await runBlock({ code, meta: '', isClaim: true })).error).toBeUndefined();
});

it('what the library prints for its users does not appear among the lines of a build', async () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const end = 'the end';
  await check(`import { cloneDeep } from 'funtool/common';
cloneDeep(new WeakMap()) instanceof WeakMap; // => true
process.stderr.write('${end}');`);
  // Threads hand on in order what they print.
  await vi.waitUntil(() => write.mock.calls.join().includes(end));
  expect(write.mock.calls.join()).not.toContain('Unsupported type');
  write.mockRestore();
});
