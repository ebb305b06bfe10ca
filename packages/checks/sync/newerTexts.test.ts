import { expect, it } from 'vitest';
import type { Locale } from '../../../site.config';
import type { OutOfStepSection } from './compareTexts';
import { newerTexts } from './newerTexts';

const tellIn = (locale: Locale, changed: Locale[]) =>
  newerTexts([{ id: 'a', changed } as OutOfStepSection], locale);

it('tells readers of the older text alone', () => {
  expect(tellIn('en', ['zh'])).toEqual([{ id: 'a', newer: 'zh', text: 'newer.zh' }]);
  expect(tellIn('zh', ['zh'])).toEqual([]);
});

it('tells readers of both where both texts have changed', () => {
  expect(tellIn('en', ['zh', 'en'])).toEqual([{ id: 'a', newer: 'zh', text: 'changed.zh' }]);
  expect(tellIn('zh', ['zh', 'en'])).toEqual([{ id: 'a', newer: 'en', text: 'changed.en' }]);
});
