// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  ExampleBlock,
  findEditor,
  goTo,
  isEditing,
  linkTo,
  notes,
  prepareExamples,
  renderExample,
} from '../../tests/components/example';
import { FINISHED, happen, result, runs } from '../../tests/components/fakeRunner';
import i18n from '../i18n.json';
import { fillText } from '@funtool-docs/shared/texts';
import texts from './texts.json';

vi.mock(
  '@funtool-docs/runner/session/createRunner',
  () => import('../../tests/components/fakeRunner'),
);
vi.mock('./editor/CodeEditor', () => import('../../tests/components/FakeEditor'));

const choice = () => screen.queryByRole<HTMLInputElement>('checkbox');

/** Returns the environments in which examples ran. */
const environments = () => runs.map(({ request }) => request.environment);

beforeEach(() => prepareExamples());

describe('code of a link', () => {
  it('is opened, not run, and what it states is only its own claim', async () => {
    goTo(await linkTo("'<img>'.length; // => 5"));
    const { press, outcome, note } = renderExample();
    expect((await findEditor()).value).toBe("'<img>'.length; // => 5");
    expect(note()).toBe(texts.linkedText.en);
    expect(runs).toEqual([]);
    await press('run');
    await happen([result(1, '5', { expected: '5', ok: true }), FINISHED]);
    expect(outcome()).toBe(fillText(texts.linkedCountText.en, { same: 1, total: 1 }));
    expect(notes()).toEqual([`1 ${texts.linkedSameText.en}`]);
    await press('reset');
    expect(note()).toBeUndefined();
    expect(location.hash).toBe('');
    expect(sessionStorage).toHaveLength(0);
  });

  it('runs in a worker, whatever it says, where the example has no document', async () => {
    goTo(await linkTo('typeof document;', 'document'));
    const { press } = renderExample();
    await findEditor();
    await press('run');
    expect(environments()).toEqual(['worker']);
    expect(choice()).toBeNull();
  });

  it('gets a document only when the reader allows it, and again after a reload', async () => {
    goTo(await linkTo('typeof document;', 'document'));
    const block = <ExampleBlock environment="document" />;
    const { press, user, write, unmount } = renderExample(block);
    await findEditor();
    expect(choice()!.checked).toBe(false);
    const hint = document.getElementById(choice()!.getAttribute('aria-describedby')!);
    expect(hint!.textContent).toBe(i18n['playground.documentHintText'].en);
    await press('run');
    await happen([FINISHED]);
    await user.click(choice()!);
    await press('run');
    await happen([FINISHED]);
    await write('typeof document; // mine');
    unmount();
    const again = renderExample(block);
    expect((await findEditor()).value).toBe('typeof document; // mine');
    expect(again.note()).toBe(texts.linkedText.en);
    expect(choice()!.checked).toBe(false);
    await again.press('run');
    await happen([FINISHED]);
    expect(environments()).toEqual(['worker', 'document', 'worker']);
    await again.press('reset');
    expect(choice()).toBeNull();
    await again.press('run');
    expect(environments().at(-1)).toBe('document');
  });

  it('that is the example of the page needs no warning', async () => {
    goTo(await linkTo('isElement(1);', 'document'));
    const { press, note } = renderExample(
      <ExampleBlock code="isElement(1);" environment="document" />,
    );
    await findEditor();
    expect(note()).toBeUndefined();
    await press('run');
    expect(environments()).toEqual(['document']);
  });

  it('wins over what was typed, which comes back with its address', async () => {
    const { write, note } = renderExample();
    await write('mine;');
    goTo(await linkTo('shared;'));
    await vi.waitFor(async () => expect((await findEditor()).value).toBe('shared;'));
    expect(note()).toBe(texts.linkedText.en);
    goTo('');
    await vi.waitFor(async () => expect((await findEditor()).value).toBe('mine;'));
    expect(note()).toBe(texts.restoredText.en);
  });

  it.each<[string, (hash: string) => string]>([
    ['too long', () => `#edit=0.${'a'.repeat(9000)}`],
    ['no code at all', () => '#edit='],
    ['no base64', () => '#edit=0.%%%'],
    ['nothing compressed', () => '#edit=0.AAAA'],
    ['the code of an example that is not there', () => '#edit=99.AAAA'],
    ['cut off', (hash) => hash.slice(0, -3)],
  ])('that is %s is said to be broken, and the example stays', async (_, change) => {
    goTo(change(await linkTo('1 + 1; // shared')));
    const { press, outcome } = renderExample();
    await vi.waitFor(() => expect(outcome()).toBe(texts.linkBrokenText.en));
    expect(isEditing()).toBe(false);
    await press('edit');
    expect(outcome()).toBe(texts.linkBrokenText.en);
  });
});

describe('a link to what was typed', () => {
  it('is copied, or stands in the address, unless the code is too long', async () => {
    const { press, write } = renderExample();
    const copy = vi.spyOn(navigator.clipboard, 'writeText');
    await write('const 名字 = 1;');
    await press('share');
    expect(await screen.findByText(texts.sharedText.en)).toBeTruthy();
    expect(copy.mock.lastCall![0].endsWith(await linkTo('const 名字 = 1;'))).toBe(true);
    expect(location.hash).toBe('');
    copy.mockRejectedValue(new Error('denied'));
    Object.assign(document, { execCommand: () => false });
    await press('share');
    expect(await screen.findByText(texts.shareFailedText.en)).toBeTruthy();
    expect(location.hash).toBe(await linkTo('const 名字 = 1;'));
    await write(Array.from({ length: 9000 }, (_, n) => ((n * n) % 99_991).toString(36)).join(''));
    await press('share');
    expect(await screen.findByText(texts.shareLongText.en)).toBeTruthy();
  });
});
