import { expect, it } from 'vitest';
import { countVerdicts, findLodashName } from './verdict';

it('takes the names that every object has for names that lodash lacks', () => {
  const names = Object.getOwnPropertyNames(Object.prototype);
  expect(names.map((name) => findLodashName({}, name))).toEqual(names.map(() => undefined));
  const verdicts = countVerdicts(names, { version: '4.18.1', names: {} });
  expect(verdicts).toEqual({ count: names.length, safe: 0, differs: 0, none: names.length });
});
