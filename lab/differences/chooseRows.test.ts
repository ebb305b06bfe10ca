import { expect, it } from 'vitest';
import { chooseRows } from './chooseRows';

const row = (input: string, ...results: string[]) => ({ input, results });
const inputsOf = (...args: Parameters<typeof chooseRows>) =>
  chooseRows(...args).map(({ input }) => input);

it('prefers the call that tells most functions apart', () => {
  const rows = [row('f(1)', 'a', 'a', 'b'), row('f(2)', 'a', 'b', 'c')];
  expect(inputsOf([], rows)[0]).toBe('f(2)');
});

it('leaves out calls for which all give the same', () => {
  expect(inputsOf([], [row('f(1)', 'a', 'a'), row('f(2)', 'a', 'b')])).toEqual(['f(2)']);
});

it('prefers a short call that anybody would write', () => {
  const rows = ['f("a", "something long")', 'f("é")', 'f(1).length', 'f(1)'].map((input) =>
    row(input, 'a', 'b'),
  );
  expect(inputsOf([], rows)[0]).toBe('f(1)');
});

it('keeps the first rows, shows no call twice, and at most five', () => {
  const rows = Array.from({ length: 9 }, (_, index) => row(`f(${index})`, 'a', `${index}`));
  const inputs = inputsOf([row('f(7)', 'a', 'b')], rows);
  expect(inputs[0]).toBe('f(7)');
  expect(new Set(inputs).size).toBe(inputs.length);
  expect(inputs.length).toBeLessThanOrEqual(5);
});
