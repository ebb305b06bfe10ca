import { describe, expect, it } from 'vitest';
import type { MeasuredCall } from '@funtool-docs/facts/library/measured';
import type { Property, Statement } from '@funtool-docs/facts/contract/contract';
import { judge } from './computeContracts';
import { observePage } from './observePage';

/** Time as it is: that of the test must go on. */
const REAL = { settle: <Value>(promise: Promise<Value>) => promise, skip: () => {} };

/** Judges a function as the build judges those of the library. */
async function judgeFunction(
  mutant: (...args: never[]) => unknown,
  ...calls: (string | MeasuredCall)[]
): Promise<Record<Property, Statement>> {
  const measured = calls.map((call) => (typeof call === 'string' ? { call } : call));
  const page = { name: 'array/f', exports: ['f'], calls: measured };
  const statements = judge(await observePage(page, REAL, async () => ({ f: mutant })));
  return Object.fromEntries(statements.map((item) => [item.property, item])) as never;
}

const copy = (list: unknown[]) => [...list];
const lengthOf = (text: string) => text.length;
const lengthOfSecond = (_: string, text: string) => text.length;
const measureLater = (text: string) => ({ go: () => text.length });
const append = (text: string, end: unknown) => text + String(end);
const half = (x: number) => Math.trunc(x / 2);

function clear(list: unknown[]): unknown[] {
  list.length = 0;
  return [];
}

function pushAndFail(list: unknown[]): never {
  list.push(1);
  throw new Error('late');
}

function callWithEach(list: unknown[], use: (item: unknown) => void): void {
  list.forEach(use);
}

describe('a function that changes its argument', () => {
  it('is told from one that does not', async () => {
    const { changesArguments } = await judgeFunction(clear, 'f([])', 'f([1, 2])');
    const { changesArguments: kept } = await judgeFunction(copy, 'f([])', 'f([1, 2])');
    expect(changesArguments).toMatchObject({ answer: 'sometimes', cases: 1, calls: 2, proof: 1 });
    expect(changesArguments.steps).toEqual(['f([ 1, 2 ])', '[]']);
    expect(kept).toMatchObject({ answer: 'no', cases: 0, calls: 2, proof: 1 });
  });

  it('is seen within a call that measures something else', async () => {
    const call = '(() => { const list = [1]; f(list); return 7; })()';
    expect((await judgeFunction(clear, call)).changesArguments.answer).toBe('yes');
  });

  it('is seen before it throws', async () => {
    const { changesArguments } = await judgeFunction(pushAndFail, 'f([])');
    expect(changesArguments.answer).toBe('yes');
  });

  it('is not told from a callback that does', async () => {
    const { changesArguments } = await judgeFunction(
      callWithEach,
      '(l => f(l, () => l.pop()))([1, 2])',
    );
    expect(changesArguments).toMatchObject({ answer: 'notMeasured', leftOut: 1 });
  });

  it('is not looked for in proxies, whose traps must not run', async () => {
    const call = 'f(new Proxy({}, { ownKeys() { throw new Error("trapped"); } }))';
    const { changesArguments, throws } = await judgeFunction(() => 1, call);
    expect(changesArguments).toMatchObject({ answer: 'notMeasured', leftOut: 1 });
    expect(throws.answer).toBe('no');
  });
});

describe('a function that returns its argument', () => {
  it('is told from one that returns an equal value', async () => {
    const returns = await judgeFunction((list: unknown[]) => list, 'f([1])');
    const copies = await judgeFunction(copy, 'f([1])');
    expect(returns.returnsArgument).toMatchObject({ answer: 'yes', proof: 0 });
    expect(copies.returnsArgument.answer).toBe('no');
  });

  it('is told from one that returns a part of it', async () => {
    const shallow = await judgeFunction(copy, 'f([{ a: 1 }])');
    const deep = await judgeFunction(structuredClone, 'f([{ a: 1 }])');
    expect(shallow.returnsArgument.answer).toBe('no');
    expect(shallow.sharesParts).toMatchObject({ answer: 'yes', proof: 0 });
    expect(deep.sharesParts.answer).toBe('no');
  });

  it('is not told where only primitive values are given', async () => {
    const { returnsArgument } = await judgeFunction((text: string) => text, "f('a')");
    expect(returnsArgument).toEqual({
      property: 'returnsArgument',
      answer: 'notMeasured',
      calls: 0,
      cases: 0,
      leftOut: 0,
    });
  });
});

describe('a function that throws', () => {
  it('is told from one that does not, with the error', async () => {
    const { throws, acceptsNull } = await judgeFunction(
      lengthOf,
      "f('a')",
      'f(null)',
      'f(undefined)',
    );
    expect(throws).toMatchObject({ answer: 'sometimes', cases: 2, calls: 3, proof: 1 });
    expect(throws.steps![1]).toMatch(/^TypeError: Cannot read properties of null/);
    expect(acceptsNull).toMatchObject({ answer: 'no', cases: 2, calls: 2 });
  });

  it('is seen where the measured call catches the error', async () => {
    const call = '(() => { try { f(null); } catch { return 1; } })()';
    expect((await judgeFunction(lengthOf, call)).throws.answer).toBe('yes');
  });

  it('takes null where it does not throw on it', async () => {
    const { acceptsNull } = await judgeFunction(String, 'f(null)', "f('a')");
    expect(acceptsNull).toMatchObject({ answer: 'yes', calls: 1, proof: 0 });
  });

  it('is not said to take null for what another argument may be', async () => {
    expect((await judgeFunction(append, "f('a', null)")).acceptsNull.answer).toBe('notMeasured');
    expect((await judgeFunction(lengthOfSecond, "f('a', null)")).acceptsNull.answer).toBe('no');
  });

  it('does not take null where what it returns throws on it', async () => {
    const { acceptsNull } = await judgeFunction(measureLater, 'f(null).go()');
    expect(acceptsNull).toMatchObject({ answer: 'no', cases: 1, calls: 1 });
    expect(acceptsNull.steps!.at(-1)).toMatch(/^TypeError: Cannot read properties of null/);
  });
});

describe('a function that gives something else each time', () => {
  it('is told from one that does not', async () => {
    let count = 0;
    const counts = await judgeFunction(() => (count += 1), 'f()');
    const same = await judgeFunction(() => ({ a: [NaN, new Date(NaN)] }), 'f()');
    expect(counts.deterministic).toMatchObject({ answer: 'no', proof: 0 });
    expect(same.deterministic).toMatchObject({ answer: 'yes', proof: 0 });
  });

  it('is told of one that throws, by its error', async () => {
    let count = 0;
    const same = await judgeFunction(() => pushAndFail([]), 'f()');
    const counts = await judgeFunction(() => {
      throw new Error(`no. ${(count += 1)}`);
    }, 'f()');
    expect(same.deterministic).toMatchObject({ answer: 'yes', calls: 1, leftOut: 0 });
    expect(counts.deterministic).toMatchObject({ answer: 'no', calls: 1 });
  });

  it('is not told where the call gives it something else each time', async () => {
    const { deterministic } = await judgeFunction((x: number) => x, 'f(Math.random())');
    expect(deterministic.answer).toBe('notMeasured');
  });

  it('is not told of functions and promises', async () => {
    const { deterministic } = await judgeFunction(() => () => {}, 'f()');
    expect(deterministic).toMatchObject({ answer: 'notMeasured', leftOut: 1 });
  });
});

describe('a function of a text', () => {
  it('is idempotent where its result stays as it is', async () => {
    const trim = await judgeFunction((text: string) => text.trim(), "f('a')", "f(' a ')");
    expect(trim.idempotent).toMatchObject({ answer: 'yes', calls: 2, proof: 1 });
    expect(trim.idempotent.steps).toEqual(["f(' a ')", "'a'", "'a'"]);
  });

  it('is not idempotent where one result does not', async () => {
    const cut = await judgeFunction((text: string) => text.slice(1), "f('')", "f('ab')");
    expect(cut.idempotent).toMatchObject({ answer: 'no', cases: 1, calls: 2, proof: 1 });
    expect(cut.idempotent.steps).toEqual(["f('ab')", "'b'", "''"]);
  });

  it.each([
    ['splits a character', (text: string) => text.charAt(0), 'no'],
    ['counts it as two', (text: string) => text.length, 'no'],
    ['counts it as one', (text: string) => [...text].length, 'yes'],
    ['keeps it', (text: string) => text.trim(), 'yes'],
    ['knows the case of those of one code unit only', upperFirst, 'no'],
  ])('%s of two code units', async (_, mutant, answer) => {
    const { keepsCharacters } = await judgeFunction(mutant, "f('𐐨😀')");
    expect(keepsCharacters).toMatchObject({ answer, proof: 0 });
  });
});

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

it('counts a measured call once, and against a law if any call within breaks it', async () => {
  const { idempotent } = await judgeFunction(half, '[0, 0, 8].map((x) => f(x))', 'f(0)');
  expect(idempotent).toMatchObject({ answer: 'no', cases: 1, calls: 2, proof: 0 });
});

it('names nothing where no measured call calls the function', async () => {
  const statements = Object.values(await judgeFunction(copy, '1 + 1'));
  expect(new Set(statements.map(({ answer }) => answer))).toEqual(new Set(['notMeasured']));
});

it('says which export a page documents that does not exist', async () => {
  const page = { name: 'a', exports: ['missing'], calls: [] };
  await expect(observePage(page, REAL, async () => ({}))).rejects.toThrow('no export missing');
});
