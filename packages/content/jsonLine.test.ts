import { expect, it } from 'vitest';
import { jsonLine } from './jsonLine';

const source = `{
  "calls": [
    { "call": "a\\u0062" },

    {
      "call": "b"
    }
  ]
}
`;

it('finds the line on which a value of a list begins', () => {
  expect(jsonLine(source, ['calls', 0])).toBe(3);
  expect(jsonLine(source, ['calls', 1])).toBe(5);
  expect(jsonLine(source, ['calls', 1, 'call'])).toBe(6);
});

it('is 1 for what is not there', () => {
  expect(jsonLine(source, ['calls', 2])).toBe(1);
});
