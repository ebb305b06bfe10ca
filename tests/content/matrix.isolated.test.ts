import { createHook } from 'node:async_hooks';
import { toString } from 'mdast-util-to-string';
import { describe, expect, it } from 'vitest';
import { createMatrix } from '@funtool-docs/facts/matrix/createMatrix';
import { COPYING } from '@funtool-docs/facts/matrix/copyMatrix';

/** Text of a page's first table. */
const text = async (name: string) => toString((await createMatrix([name], 'en'))[0]);

describe.each([...COPYING])('what %s makes of values at a glance', (name) => {
  it('has a row for each value and names no file', async () => {
    const [table] = await createMatrix([name], 'en');
    const rows = (table as { children: unknown[] }).children;
    expect(rows.length).toBeGreaterThan(20);
    expect(toString(table)).not.toMatch(/\bat .*:\d+:\d+/);
  });
});

it('tells a shared inner object from a copied one', async () => {
  expect(await text('clone')).toContain('{ item: { id: 7 } } new object, inner one shared');
  expect(await text('cloneDeep')).toContain('{ item: { id: 7 } } new object, inner one too');
});

it('shows nothing that Node.js adds to promises while something follows them', async () => {
  const hook = createHook({ init() {} }).enable();
  const merged = await text('merge');
  hook.disable();
  expect(merged).not.toContain('async_id');
});
