import { readdirSync } from 'node:fs';
import path from 'node:path';
import { toString } from 'mdast-util-to-string';
import { describe, expect, it } from 'vitest';
import { createMatrix } from '@funtool-docs/facts/matrix/createMatrix';
import { computeResults } from '@funtool-docs/facts/matrix/typeMatrix';
import { VALUES } from '@funtool-docs/facts/matrix/values';
import { readText } from '@funtool-docs/content/textFile';

const folder = path.resolve(import.meta.dirname, '../../library/behaviour/type');

interface Vector {
  env?: string;
  setup?: string;
  call: string;
  result?: string;
}

/** Measured calls with one of the values of the matrix as their only argument. */
const measured = readdirSync(folder).flatMap((file) => {
  const { behaviour } = JSON.parse(readText(path.join(folder, file))) as {
    behaviour: Vector[];
  };
  return behaviour.flatMap(({ env, setup, call, result }) => {
    const [, name, value] = /^(\w+)\((.*)\)$/s.exec(call) ?? [];
    const isShown = Object.values(VALUES).flat().includes(value!);
    return isShown && !setup && result && (env === 'dom' || !/window|document|Blob/.test(value!))
      ? [{ name: name!, value: value!, result }]
      : [];
  });
});

describe('the behaviour of type checks at a glance', () => {
  it('shows what was measured', async () => {
    const wrong = measured.map(async ({ name, value, result }) => {
      const results = Object.values(await computeResults(name)).flat();
      const shown = results.find((item) => item.value === value)?.result;
      return shown === result ? [] : [`${name}(${value}): ${shown}, measured ${result}`];
    });
    expect(measured.length).toBeGreaterThan(100);
    expect((await Promise.all(wrong)).flat()).toEqual([]);
  });

  it('tells values of this page from those of an iframe', async () => {
    const { dom, foreign } = await computeResults('isElement');
    expect(dom.find(({ value }) => value === 'document.body')!.result).toBe('true');
    expect(foreign.map(({ result }) => result)).toEqual(foreign.map(() => 'false'));
  });

  it('has a column a result, and a row a result where there are many', async () => {
    const [columns] = await createMatrix(['isArray'], 'en');
    expect(toString((columns as { children: unknown[] }).children[0])).toBe('Kindtruefalse');
    const [rows] = await createMatrix(['typeOf'], 'zh');
    expect(toString((rows as { children: unknown[] }).children[0])).toBe('结果值');
  });

  it('has a table for each of several checks', async () => {
    const nodes = await createMatrix(['isNull', 'isNil'], 'en');
    expect(nodes.map(({ type }) => type)).toEqual(['paragraph', 'table', 'paragraph', 'table']);
  });
});
