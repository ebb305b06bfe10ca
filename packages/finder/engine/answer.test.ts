import * as library from 'funtool';
import { expect, it } from 'vitest';
import { compilePair, writeParts, type Pair } from './pair';
import { readPair, splitPair } from '../query/readPair';
import { answerPairs } from './answer';
import { createCandidates, createNatives } from './candidates';

const asked = { ours: createCandidates(library), natives: createNatives() };
const answer = (...texts: string[]) =>
  answerPairs(
    texts.map((text) => compilePair(readPair(splitPair(text)!) as Pair)),
    asked,
  );

it('writes the call with the arguments as they were typed', () => {
  const [first] = answer('[ 1,1 , 2 ] => [1, 2]').found;
  expect(first).toMatchObject({ name: 'unique', page: 'array/unique' });
  expect(writeParts(first!.call)).toBe('unique([ 1,1 , 2 ])');
});

it.each([
  ['{ a: 1, b: null }, (value) => value === null => { a: 1 }', 'omitBy'],
  ['{ a: 1, b: 20 }, (value) => value > 9 => { b: 20 }', 'pickBy'],
  [
    "{ n: [1, 2] }, (value) => typeof value === 'number' ? -value : undefined => { n: [-1, -2] }",
    'cloneDeepWith',
  ],
  ['(value) => value => true', 'isFunction'],
])('tries functions as arguments: %s', (pair, name) => {
  expect(answer(pair).found[0]).toMatchObject({ name });
});

it('shows the native way with a callback', () => {
  const { natives } = answer('[1, 2], (value) => value * 2 => [2, 4]');
  expect(natives.map(writeParts)).toContain('[1, 2].map((value) => value * 2)');
});

it('marks the arguments that were guessed', () => {
  const { call } = answer("'7', 3 => '007'").found[0]!;
  expect(writeParts(call)).toBe("padStart('7', 3, '0')");
  expect(call.filter(({ isGuessed }) => isGuessed).map(({ code }) => code)).toEqual(["'0'"]);
});

it('leaves out arguments that are not needed', () => {
  const { call } = answer("'7', 3 => '  7'").found[0]!;
  expect(writeParts(call)).toBe("padStart('7', 3)");
});

it('shows at most eight functions and says how many fit', () => {
  const { found, count, tried } = answer('5 => true');
  expect(found.length).toBeLessThanOrEqual(8);
  expect(answer("'abc' => 'abc'")).toMatchObject({ found: { length: 8 } });
  expect(count).toBeGreaterThanOrEqual(found.length);
  expect(tried).toBeGreaterThan(count);
});

it('has native ways beside ours, and where there is none of ours', () => {
  expect(answer("' a' => 'a'").natives.map(writeParts)).toContain("' a'.trim()");
  const clamp = answer('5, 1, 3 => 3');
  expect([clamp.found, clamp.natives.map(writeParts)]).toEqual([
    [],
    ['Math.min(Math.max(5, 1), 3)'],
  ]);
});

it('asks for an input that tells functions apart', () => {
  const { question } = answer("'hello' => 'Hello'");
  expect(question!.results.length).toBeGreaterThan(1);
  const names = question!.results.map((result) => result.names);
  expect(names.find((group) => group.includes('toPascalCase'))).not.toContain(
    'capitalizeFirstLetter',
  );
});

it('keeps the functions whose result was chosen', () => {
  const { question } = answer("'hello' => 'Hello'");
  for (const { code, names } of question!.results) {
    const { found } = answer("'hello' => 'Hello'", `${question!.input} => ${code}`);
    expect(found.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
  }
});

it('asks nothing where one function is left', () => {
  expect(answer("'helloWorld' => ['hello', 'World']").question).toBeUndefined();
});

it.each([
  ["'Hello World' => 'hello-worlds'", "toKebabCase('Hello World') // => 'hello-world'"],
  ['[3, 1, 3] => [1, 3]', 'unique([3, 1, 3]) // => [3, 1]'],
  [
    "'a b@mail.cn' => false; 'ada@mail.cn' => true; '@mail.cn' => false",
    "regex.checker('a b@mail.cn').use('email').isValid() // => true",
  ],
])('tells what comes near where nothing fits without a guess: %s', (texts, expected) => {
  const { near = [] } = answer(...texts.split('; '));
  expect(near.map(({ call }) => writeParts(call))).toContain(expected);
});

it('tells nothing near where something fits', () => {
  expect(answer('[1, 1] => [1]').near).toBeUndefined();
});
