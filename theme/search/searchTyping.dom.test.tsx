// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  input,
  openSearch,
  rest,
  restoreGlobals,
  titles,
  type,
} from '../../tests/components/search';
import { found } from '../../tests/components/searchWorker';
import { DEBOUNCE } from './useTyping';

afterEach(restoreGlobals);

describe('typing in search @spec:search @spec:limits', () => {
  it('asks when it has rested for 150 ms, which begin anew with each character', async () => {
    const { answer, worker } = await openSearch();
    expect(DEBOUNCE, 'this test and docs-dev/specification.md have its value').toBe(150);
    type('uniqu');
    await rest(149);
    type('unique');
    await rest(149);
    expect(worker().queries).toEqual([]);
    await rest(1);
    expect(worker().queries).toEqual(['unique']);
    await answer(found('unique'));
    expect(titles()).toEqual(['unique']);
  });

  it('is answered while a keyboard composes', async () => {
    const { answer, worker } = await openSearch({ lang: 'zh' });
    fireEvent.compositionStart(input());
    type('fang dou');
    await rest();
    await answer(found('debounce'));
    expect(worker().queries.at(-1)).toBe('fang dou');
    expect(titles()).toEqual(['debounce']);
    type('防抖');
    fireEvent.compositionEnd(input());
    await rest();
    await answer(found('debounce', 'throttle'));
    expect(worker().queries.at(-1)).toBe('防抖');
    expect(titles()).toEqual(['debounce', 'throttle']);
  });

  it('is answered by what was asked last, whatever arrives last', async () => {
    const { worker, answer } = await openSearch();
    type('slow');
    await rest();
    const slow = worker().asked.at(-1)!;
    type('fast');
    await rest();
    await answer(found('fast'));
    expect(titles()).toEqual(['fast']);
    await answer(found('slow'), slow);
    expect(titles()).toEqual(['fast']);
  });

  it('keeps the results of the last query until the next are known', async () => {
    const { find, answer } = await openSearch();
    await find('at', 'at');
    type('att');
    await rest();
    expect(titles()).toEqual(['at']);
    await answer(found('attempt'));
    expect(titles()).toEqual(['attempt']);
  });
});
