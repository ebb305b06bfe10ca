import { expect, it } from 'vitest';
import { readErrorMessage } from './errorMessage';

it.each([
  ['TypeError: value.padStart is not a function', 'padStart'],
  ['Uncaught (in promise) Debounced call canceled', 'Debounced call canceled'],
  ['RangeError: Invalid count value: -1', 'Invalid count value: -1'],
  [
    "Failed to execute 'appendChild' on 'Node': parameter 1 is not of type 'Node'.",
    "'appendChild' : 'Node'.",
  ],
  ['list.at is not a function 微信内置浏览器', 'at 微信内置浏览器'],
])('keeps of "%s" what tells it from others', (query, told) => {
  expect(readErrorMessage(query)).toBe(told);
});

it.each(['remove duplicates', 'is not empty', 'TypeError', 'string.trim', '判断是不是函数'])(
  'keeps "%s" whole',
  (query) => expect(readErrorMessage(query)).toBe(query),
);
