import { toString } from 'mdast-util-to-string';
import { describe, expect, it } from 'vitest';
import {
  type Matrix,
  readMeasuredFacts,
  readMeasuredPages,
} from '@funtool-docs/facts/library/measured';
import { createMatrix } from '@funtool-docs/facts/matrix/behaviourMatrix';

const NOTHING: Matrix = { calls: [], rows: [] };

const tablesOf = (page: string, locale: 'en' | 'zh' = 'en') =>
  createMatrix('.', { slug: `guide/api/${page}.mdx`, locale });

describe('the behaviour of type checks at a glance', () => {
  it('shows what was measured', () => {
    let compared = 0;
    const wrong = readMeasuredPages('.')
      .filter(({ name }) => name.startsWith('type/') && name !== 'type/isEqual')
      .flatMap(({ name: page, calls }) =>
        calls.flatMap(({ env, setup, call, result }) => {
          const [, name, value = ''] = /^(\w+)\((.*)\)$/s.exec(call) ?? [];
          const { calls: columns, rows } = readMeasuredFacts('.', page)!.matrix ?? NOTHING;
          const row = rows.find(({ values: [shown] }) => shown === value);
          const shown = row?.results[columns.indexOf(`${name}(value)`)]?.result;
          const isElsewhere = env !== 'dom' && /window|document|Blob/.test(value);
          if (shown === undefined || setup || result === undefined || isElsewhere) return [];
          compared += 1;
          return shown === result ? [] : [`${call}: ${shown}, measured ${result}`];
        }),
      );
    expect(wrong).toEqual([]);
    expect(compared).toBeGreaterThan(100);
  });

  it('has a column a result, and a row a result where there are many', () => {
    const [columns] = tablesOf('type/isArray');
    expect(toString((columns as { children: unknown[] }).children[0])).toBe('Kindtruefalse');
    const [rows] = tablesOf('type/typeOf', 'zh');
    expect(toString((rows as { children: unknown[] }).children[0])).toBe('结果值');
  });

  it('has a table for each of several checks', () => {
    expect(tablesOf('type/isNull').map(({ type }) => type)).toEqual([
      'paragraph',
      'table',
      'paragraph',
      'table',
    ]);
  });
});

const text = (page: string) => toString(tablesOf(page)[0]);

describe('what copies share with their value', () => {
  it('tells a shared inner object from a copied one', () => {
    expect(text('common/clone')).toContain('{ item: { id: 7 } } new object, nested one shared');
    expect(text('common/cloneDeep')).toContain('{ item: { id: 7 } } new object, new nested one');
  });
});

it('refuses a page of which nothing of the kind was measured', () => {
  expect(() => tablesOf('array/at')).toThrow('nothing was measured');
});
