// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as library from 'funtool';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderOnPage } from '../../../tests/components/render';
import { problemAt } from '../../../tests/components/resultOf';
import { serveFiles } from '../../../tests/components/serveFiles';
import { fillText } from '@funtool-docs/shared/texts';
import { type FinderResult, answerPairs } from '@funtool-docs/finder/engine/answer';
import { createCandidates, createNatives } from '@funtool-docs/finder/engine/candidates';
import type { Pair } from '@funtool-docs/finder/engine/pair';
import { readPairs } from '@funtool-docs/finder/query/pairsInAddress';
import texts from '@funtool-docs/finder/texts/texts.json';
import partTexts from '../parts/texts.json';
import { FindDemo } from './FindDemo';

const find = vi.hoisted(() => vi.fn<(pairs: Pair[]) => Promise<FinderResult>>());

// Functions are tried here rather than in the sandbox.
vi.mock(import('@funtool-docs/finder/session/createFinder'), () => ({
  createFinder: () => ({ find, close: () => {} }),
}));

const asked = { ours: createCandidates(library), natives: createNatives() };

beforeEach(() => {
  find.mockReset().mockImplementation(async (pairs: Pair[]) => answerPairs(pairs, asked));
  Element.prototype.scrollIntoView = vi.fn<() => void>();
});

afterEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

const field = (text: { en: string }, number: number) =>
  screen.getByLabelText<HTMLInputElement>(fillText(text.en, { number }));
const input = (number = 1) => field(texts.input, number);
const result = (number = 1) => field(texts.result, number);
const fill = (element: HTMLElement, value: string) =>
  fireEvent.change(element, { target: { value } });

// By their labels, which are found in a fraction of the time that roles take.
const itemsOf = ({ en }: { en: string }) => [...screen.getByLabelText(en).children];
const functions = () => itemsOf(texts.functions);
const findFunctions = () => screen.findByLabelText(texts.functions.en);
const add = () => screen.getByText(texts.addPair.en);

const remove = (number: number) =>
  screen.queryByLabelText(fillText(texts.removePair.en, { number }));

/** Opens the form, by a link if there are pairs. */
function open(...pairs: [string, string][]) {
  if (pairs.length > 0) {
    history.replaceState(null, '', `#find=${encodeURIComponent(JSON.stringify(pairs))}`);
  }
  return renderOnPage(<FindDemo />, { path: '/en/guide/find-by-example' });
}

it('lists what comes near where nothing fits, with what it returns', async () => {
  open(["'Hello World'", "'hello-worlds'"]);
  await screen.findByLabelText(texts.near.en);
  const [first] = itemsOf(texts.near);
  expect(first!.textContent).toContain("toKebabCase('Hello World') // => 'hello-world'");
  expect(screen.getByRole('link', { name: 'toKebabCase' })).toBeTruthy();
});

it('finds functions by what is filled in, and puts it into the address', async () => {
  open();
  expect(screen.getByText(texts.empty.en)).toBeTruthy();
  fill(input(), "'7', 3");
  fill(result(), "'007'");
  await findFunctions();
  const [first] = functions();
  expect(first!.textContent).toContain("padStart('7', 3, '0'");
  const link = within(first as HTMLElement).getByRole('link', { name: 'padStart' });
  expect(link.getAttribute('href')).toMatch(/\/en\/guide\/api\/string\/padStart$/);
  expect(first!.querySelector('mark')!.textContent).toBe(`'0'${texts.guessedHere.en}`);
  expect(screen.getByText(texts.guessed.en)).toBeTruthy();
  expect(itemsOf(texts.native)[0]!.textContent).toContain("'7'.padStart(3, '0'");
  const pairs = [{ input: "'7', 3", result: "'007'" }];
  await waitFor(() => expect(readPairs(location.hash).pairs).toEqual(pairs));
  fill(input(), '');
  fill(result(), '');
  await waitFor(() => expect(location.hash).toBe(''));
});

it('opens with the pairs of a link, and shows characters that could disguise code by name', async () => {
  open(["'a\u202Eb'", "'a\u202Eb'"]);
  await findFunctions();
  expect([input().value, result().value]).toEqual(Array(2).fill(String.raw`'a\u202Eb'`));
  expect(functions()[0]!.textContent).toContain(String.raw`'a\u202Eb'`);
  expect(document.body.textContent).not.toContain('\u202E');
  expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
  fill(input(), "'\u2066'");
  expect(input().value).toBe(String.raw`'\u2066'`);
});

it('says that a link is damaged, until something is typed', async () => {
  history.replaceState(null, '', '#find=%5B%5B%221%22');
  open();
  const alert = await screen.findByText(partTexts.linkBroken.en);
  expect(alert.getAttribute('role')).toBe('alert');
  fill(input(), '1');
  expect(screen.queryByText(partTexts.linkBroken.en)).toBeNull();
});

it('keeps what was typed for the tab', async () => {
  const { unmount } = open();
  fill(input(), "'tea'");
  unmount();
  open();
  expect(input().value).toBe("'tea'");
});

it.each([
  ['alert(1)', '1', 'input', fillText(texts.unsupported.en, { code: 'alert(1)' })],
  ['[1', '1', 'input', texts.syntaxAtEnd.en],
  ['[1]', '1, 2', 'result', fillText(texts.manyResults.en, { code: '2' })],
])('says at the field what is not understood of %s and %s, and keeps it', async (...row) => {
  const [typed, wanted, side, problem] = row;
  open([typed, wanted]);
  const [wrong, right] = side === 'input' ? [input(), result()] : [result(), input()];
  await waitFor(() => expect(problemAt(wrong)).toBe(problem));
  expect(problemAt(right)).toBe('');
  expect([input().value, result().value]).toEqual([typed, wanted]);
  expect(find).not.toHaveBeenCalled();
  fill(input(), '[1]');
  fill(result(), '1');
  await findFunctions();
  expect(problemAt(wrong)).toBe('');
});

it('says nothing of a field that is still empty, nor later what was found before', async () => {
  const { user } = open(['1', '1']);
  await findFunctions();
  await user.clear(result());
  await waitFor(() => expect(screen.queryByLabelText(texts.functions.en)).toBeNull());
  expect(problemAt(input()) + problemAt(result())).toBe('');
  find.mockReturnValue(new Promise(() => {}));
  fill(result(), '1');
  expect(await screen.findByText(texts.looking.en)).toBeTruthy();
  expect(screen.queryByLabelText(texts.functions.en)).toBeNull();
});

it('says what was tried where nothing is found', async () => {
  open(["'tea'", '7.125']);
  expect(await screen.findByText(/^No match\. We tried \d+ functions/)).toBeTruthy();
  expect(screen.getByText(texts.noneAdvice.en)).toBeTruthy();
  expect(screen.queryByLabelText(texts.functions.en)).toBeNull();
});

it('asks for more pairs where one fits many functions, for three at most', async () => {
  const { user } = open(['8', 'true']);
  expect(await screen.findByText(/^One pair with true fits \d+ functions/)).toBeTruthy();
  await user.click(add());
  await waitFor(() => expect(document.activeElement).toBe(input(2)));
  fill(input(2), "'8'");
  fill(result(2), 'false');
  expect(await screen.findByText(/^2 pairs still fit \d+ functions/)).toBeTruthy();
  await user.click(add());
  fill(input(3), '8.5');
  fill(result(3), 'false');
  await waitFor(() => expect(functions()[0]!.textContent).toContain('isInt(8)'));
  expect(screen.queryByText(texts.addPair.en)).toBeNull();
  expect(screen.queryByRole('group')).toBeNull();
});

it('takes a pair away, and never the last one', async () => {
  const { user } = open(['1', '1'], ['2', '4']);
  await user.click(remove(1)!);
  expect([input().value, result().value]).toEqual(['2', '4']);
  expect(remove(1)).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(input()));
});

it('tells functions apart by a result that the reader chooses', async () => {
  const { user } = open(["'hello'", "'Hello'"]);
  await findFunctions();
  const count = functions().length;
  const question = screen.getByRole('group');
  const choice = within(question).getAllByRole('button').at(-1)!;
  choice.focus();
  await user.keyboard('{Enter}');
  expect(input(2).value).not.toBe('');
  expect(result(2).value).not.toBe('');
  await waitFor(() => expect(functions().length).toBeLessThan(count));
});

it('fills in an example', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: "'border-top' => 'borderTop'" }));
  await findFunctions();
  expect(functions()[0]!.textContent).toContain("toCamelCase('border-top')");
});

it('says that functions could not be tried, and keeps the pair', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  serveFiles().isDown = true;
  find.mockRejectedValue(new Error('the sandbox that tries functions cannot be loaded'));
  open(["'a'", "'A'"]);
  expect(await screen.findByText(texts.looking.en)).toBeTruthy();
  expect((await screen.findByRole('alert')).textContent).toContain(texts.failed.en);
  expect(input().value).toBe("'a'");
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});
