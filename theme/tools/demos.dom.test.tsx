// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderOnPage } from '../../tests/components/render';
import { problemAt, resultOf } from '../../tests/components/resultOf';
import { CaseDemo } from './CaseDemo/CaseDemo';
import { CloneDemo } from './CloneDemo/CloneDemo';
import cloneTexts from './CloneDemo/texts.json';
import { CodeDemo } from './CodeDemo/CodeDemo';
import codeTexts from './CodeDemo/texts.json';
import { EqualDemo } from './EqualDemo/EqualDemo';
import equalTexts from './EqualDemo/texts.json';
import { ObjectIdDemo } from './ObjectIdDemo/ObjectIdDemo';
import objectIdTexts from './ObjectIdDemo/texts.json';
import partTexts from './parts/texts.json';
import { QueryDemo } from './QueryDemo/QueryDemo';
import queryTexts from './QueryDemo/texts.json';
import { RegexDemo } from './RegexDemo/RegexDemo';
import regexTexts from './RegexDemo/texts.json';
import { RoundingDemo } from './RoundingDemo/RoundingDemo';
import roundingTexts from './RoundingDemo/texts.json';
import { UrlDemo } from './UrlDemo/UrlDemo';
import urlTexts from './UrlDemo/texts.json';

afterEach(() => {
  sessionStorage.clear();
  vi.useRealTimers();
});

/** Renders a demo, and waits for the parts that it loads. */
async function show(demo: ReactNode): Promise<void> {
  renderOnPage(demo);
  await waitFor(() => expect(screen.queryByText(partTexts.loading.en)).toBeNull());
}

const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const fill = (name: string | RegExp, value: string) =>
  fireEvent.change(field(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('converts a text to each letter case, and keeps it for the tab', async () => {
  await show(<CaseDemo />);
  expect(resultOf('toPascalCase')).toBe("'UserIDOfXMLFileV2'");
  fill(/text/, "it's orderTotal");
  expect(resultOf('toSnakeCase')).toBe("'it_s_order_total'");
  expect(resultOf('capitalizeFirstLetter')).toBe(String.raw`'It\'s orderTotal'`);
  cleanup();
  await show(<CaseDemo />);
  expect(field(/text/).value).toBe("it's orderTotal");
});

it('shows what copies share with a value', async () => {
  await show(<CloneDemo />);
  fill(cloneTexts.value.en, "{ tags: ['new'] }");
  const cells = within(screen.getByRole('row', { name: /value\.tags/ })).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    cloneTexts.shared.en,
    cloneTexts.copied.en,
  ]);
  fill(cloneTexts.value.en, '7');
  expect(screen.getByText(cloneTexts.primitive.en)).toBeTruthy();
  fill(cloneTexts.value.en, '[1');
  expect(resultOf('value')).toBe('This does not parse. Look at character 3.');
});

it('draws codes from the characters that are left', async () => {
  await show(<CodeDemo />);
  fill(codeTexts.length.en, '12');
  fill(codeTexts.charset.en, '0O1');
  press(codeTexts.generate.en);
  const call = "generateVerificationCode(12, { charset: '0O1', excludeConfusing: true })";
  expect(resultOf(call)).toBe(codeTexts.emptyCharset.en);
  fireEvent.click(field(codeTexts.excludeConfusing.en));
  press(codeTexts.generate.en);
  expect(resultOf(call.replace('true', 'false'))).toMatch(/^'[0O1]{12}'$/);
});

it.each(['0', '65', '1.5', 'six', ''])('draws no code of the length "%s"', async (length) => {
  await show(<CodeDemo />);
  fill(codeTexts.length.en, length);
  expect(problemAt(field(codeTexts.length.en))).toBe(codeTexts.invalidLength.en);
  expect(field(codeTexts.length.en).value).toBe(length);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: codeTexts.generate.en });
  expect(button.disabled).toBe(true);
});

it('compares two values, in order and without', async () => {
  await show(<EqualDemo />);
  press('NaN, NaN');
  expect(resultOf('isEqual(a, b)')).toBe('true');
  expect(resultOf('a === b')).toBe('false');
  fill(equalTexts.a.en, "['read', 'write']");
  fill(equalTexts.b.en, "['write', 'read']");
  expect(resultOf('isEqual(a, b)')).toBe('false');
  expect(resultOf('isEqual(a, b, { ordered: false })')).toBe('true');
  fill(equalTexts.b.en, "['write'");
  expect(resultOf('b')).toBe('This does not parse. Look at character 9.');
  expect(resultOf('isEqual(a, b)')).toBeUndefined();
});

it('creates an id, and takes it apart', async () => {
  vi.useFakeTimers({ now: new Date('2026-03-01T09:00:00Z'), toFake: ['Date'] });
  await show(<ObjectIdDemo />);
  press(objectIdTexts.create.en);
  expect(field(objectIdTexts.id.en).value).toMatch(/^69a40010[\da-f]{16}$/);
  expect(resultOf('new Date(id.getTimestamp())')).toBe('2026-03-01T09:00:00.000Z');
  fill(objectIdTexts.id.en, 'order-17');
  expect(problemAt(field(objectIdTexts.id.en))).toContain('these are 8 characters');
  expect(resultOf('ObjectId.isValid(id)')).toBe('false');
});

it('writes a value as a query string, and runs nothing', async () => {
  vi.stubGlobal('fetch', () => expect.unreachable());
  await show(<QueryDemo />);
  fill(queryTexts.object.en, "{ user: { name: 'Ada' }, page: 2 }");
  expect(resultOf('parseQueryDeep(object)')).toBe("'user[name]=Ada&page=2'");
  fill(queryTexts.object.en, '{ page: }');
  expect(resultOf('object')).toBe('This does not parse. Look at character 9.');
  fill(queryTexts.object.en, "fetch('/stolen')");
  expect(resultOf('object')).toContain('that is not run here');
  expect(field(queryTexts.object.en).value).toBe("fetch('/stolen')");
  fill(queryTexts.object.en, String.raw`{ q: '\ud800' }`);
  expect(resultOf('parseQuery(object)')).toContain('URIError');
  vi.unstubAllGlobals();
});

it('tests a text by one rule and by all', async () => {
  await show(<RegexDemo rule="email" text="write to ada@example.com" />);
  fill(regexTexts.text.en, '13800138000');
  expect(resultOf("checker(text).use('email').isValid()")).toBe('false');
  fireEvent.click(field(regexTexts.not.en));
  expect(resultOf("checker(text).not().use('email').isValid()")).toBe('true');
  const accepted = screen.getByText('Accepted by 2').nextElementSibling as HTMLElement;
  const names = within(accepted).getAllByRole('listitem');
  expect(names.map(({ textContent }) => textContent)).toEqual(['mobile', 'postal']);
});

it('says that there is no such rule, and what the library throws', async () => {
  await show(<RegexDemo rule="email" text="13800138000" />);
  fill(regexTexts.rule.en, 'Email');
  expect(problemAt(field(regexTexts.rule.en))).toBe('There is no rule “Email”. Capitals count.');
  expect(resultOf("checker(text).use('Email').isValid()")).toBe("Error: Unknown rule: 'Email'");
  expect(field(regexTexts.text.en).maxLength).toBe(2000);
});

it('shows where each mode of rounding takes a number', async () => {
  await show(<RoundingDemo />);
  fill(roundingTexts.value.en, '-2.5');
  fill(roundingTexts.precision.en, '0');
  expect(['half-up', 'up', 'down'].map(resultOf)).toEqual(['-2', '-2', '-3']);
});

it.each([
  [roundingTexts.value.en, 'two', roundingTexts.invalidValue.en],
  [roundingTexts.value.en, '1000001', roundingTexts.invalidValue.en],
  [roundingTexts.value.en, ' ', roundingTexts.invalidValue.en],
  [roundingTexts.precision.en, '7', roundingTexts.invalidPrecision.en],
])('does not round where %s is "%s"', async (name, value, problem) => {
  await show(<RoundingDemo />);
  fill(name, value);
  expect(problemAt(field(name))).toBe(problem);
  expect(field(name).value).toBe(value);
  expect(resultOf('half-up')).toBeUndefined();
});

it('shows the parts of an address, and what is wrong with one', async () => {
  await show(<UrlDemo />);
  fill(urlTexts.url.en, '//shop.example/tea?n=1&n=2');
  expect(resultOf('query')).toBe('{ n: [ 1, 2 ] }');
  expect(resultOf('protocol')).toBe("''");
  fill(urlTexts.url.en, '/?discount=5%');
  expect(resultOf('urlParse(url)')).toContain('Throws URIError');
});
