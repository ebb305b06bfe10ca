import { expect, it } from 'vitest';
import { textsIn } from '@funtool-docs/shared/texts';
import { describeShares } from './differences';
import texts from './texts.json';

const COUNTS = { lodash: { same: 13, calls: 24 }, native: { same: 9, calls: 20 } };

const say = (locale: 'en' | 'zh') => describeShares(COUNTS, textsIn(texts, locale));

it('says in how many calls each counterpart gave the same', () => {
  expect(say('en')).toBe('Same result as lodash in 13 of 24 calls, native in 9 of 20 calls');
  expect(say('zh')).toBe('与其他实现结果相同：lodash 24 次中 13 次，原生写法 20 次中 9 次');
});
