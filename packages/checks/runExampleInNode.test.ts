import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { runExampleInNode } from './runExampleInNode';

const started: NodeJS.Timeout[] = [];
Object.assign(globalThis, { started });

const run = (code: string) =>
  runExampleInNode(code, { importModule: async () => ({ started, later: () => wait(20) }) });

describe('timers that an example leaves behind', () => {
  it.each([
    'started.push(setTimeout(() => {}, 60_000));',
    'started.push(setInterval(() => {}, 60_000));',
    'const deep = (depth) => (depth ? deep(depth - 1) : setTimeout(() => {}, 60_000)); started.push(deep(50));',
    'await later(); started.push(setTimeout(() => {}, 60_000));',
  ])('do not keep the process from ending: %s', async (code) => {
    const source = `import { started, later } from 'timers';\n${code}\n1 + 1; // => 2`;
    const { error, outcomes } = await run(source);
    expect([error, outcomes.map(({ ok }) => ok)]).toEqual([undefined, [true]]);
    expect(started.splice(0).map((timer) => timer.hasRef())).toEqual([false]);
  });

  it('still fire while an example waits for them', async () => {
    const code = 'await new Promise((done) => setTimeout(() => done(7), 30)); // => 7';
    expect((await run(code)).outcomes).toMatchObject([{ ok: true }]);
  });

  it('are told from those that others start meanwhile', async () => {
    const running = run('await new Promise((done) => setTimeout(done, 30)); // => undefined');
    const timer = setTimeout(() => {}, 1000);
    expect(timer.hasRef()).toBe(true);
    clearTimeout(timer);
    await running;
  });

  it('are those of the engine again once nothing runs', async () => {
    const { setTimeout: before } = globalThis;
    await Promise.all([run('1 + 1; // => 2'), run('2 + 2; // => 4')]);
    expect(setTimeout).toBe(before);
  });
});
