// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  findEditor,
  goTo,
  linkTo,
  OWN,
  prepareExamples,
  renderExample,
} from '../../tests/components/example';
import { FINISHED, happen, runs } from '../../tests/components/fakeRunner';
import { serveFiles } from '../../tests/components/serveFiles';
import i18n from '../i18n.json';
import type { ExamplePage } from '@funtool-docs/runner/session/pageExamples';
import { Playground } from './Playground';
import texts from './texts.json';

vi.mock(
  '@funtool-docs/runner/session/createRunner',
  () => import('../../tests/components/fakeRunner'),
);
vi.mock('./editor/CodeEditor', () => import('../../tests/components/FakeEditor'));

const PAGES: ExamplePage[] = [
  {
    title: 'isElement',
    category: 'Type',
    route: '/en/guide/api/type/isElement',
    examples: [
      { heading: 'Answer', code: 'isElement(1);', environment: 'document' },
      { heading: 'More', code: 'isElement(2);', environment: 'worker' },
    ],
  },
];

const listOf = (name: 'page' | 'example') =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: i18n[`playground.${name}Text`].en });

const renderPlayground = () =>
  renderExample(
    <Playground>
      <pre data-run="worker">
        <code>{OWN}</code>
      </pre>
    </Playground>,
  );

const codes = () => runs.map(({ request }) => request.code);

beforeEach(() => {
  prepareExamples();
  serveFiles({ '/examples.en.json': PAGES });
});

describe('the playground', () => {
  it('opens its editor and runs its example, once, also where it cannot load the others', async () => {
    serveFiles().isDown = true;
    renderPlayground();
    expect(listOf('page').selectedOptions[0]!.text).toBe(i18n['part.loadingText'].en);
    expect((await findEditor()).value).toBe(OWN);
    await happen([FINISHED]);
    expect(codes()).toEqual([OWN]);
    expect(screen.queryByRole('button', { name: i18n['example.editText'].en })).toBeNull();
    expect((await screen.findByRole('alert')).textContent).toContain(i18n['part.failedText'].en);
    expect(listOf('page').selectedOptions[0]!.text).toBe(i18n['playground.chooseText'].en);
  });

  it('runs nothing by itself that a link or the reader has brought', async () => {
    goTo(await linkTo('shared;'));
    const { unmount } = renderPlayground();
    await waitFor(async () => expect((await findEditor()).value).toBe('shared;'));
    expect(codes()).toEqual([]);
    unmount();
    goTo('');
    const { write, unmount: leave } = renderPlayground();
    await happen([FINISHED]);
    expect(codes()).toEqual([OWN]);
    await write('mine;');
    leave();
    runs.length = 0;
    renderPlayground();
    await waitFor(async () => expect((await findEditor()).value).toBe('mine;'));
    await waitFor(() => expect(listOf('page').disabled).toBe(false));
    expect(codes()).toEqual([]);
  });

  it('loads any example of the site, which is kept with what was made of it', async () => {
    const { user, write, unmount } = renderPlayground();
    await waitFor(() => expect(listOf('page').disabled).toBe(false));
    expect(listOf('example').disabled).toBe(true);
    await user.selectOptions(listOf('page'), 'isElement');
    expect((await findEditor()).value).toBe('isElement(1);');
    await user.selectOptions(listOf('example'), '2. More');
    expect((await findEditor()).value).toBe('isElement(2);');
    await write('mine;');
    unmount();
    const again = renderPlayground();
    expect((await findEditor()).value).toBe('mine;');
    await waitFor(() => expect(listOf('example').value).toBe('1'));
    expect(listOf('page').value).toBe('/en/guide/api/type/isElement');
    await again.press('reset');
    expect((await findEditor()).value).toBe('isElement(2);');
  });

  it('finds the example of the site that a link brings, which needs no warning', async () => {
    goTo(await linkTo('isElement(1);', 'document'));
    const { note, press } = renderPlayground();
    await waitFor(() => expect(listOf('page').value).toBe('/en/guide/api/type/isElement'));
    expect(note()).toBeUndefined();
    await press('run');
    await happen([FINISHED]);
    expect(runs.map(({ request }) => request)).toEqual([
      { code: 'isElement(1);', environment: 'document' },
    ]);
  });

  it('gives code of a link a document only when the reader says so', async () => {
    goTo(await linkTo('document.title;', 'document'));
    const { note, press, user } = renderPlayground();
    await waitFor(() => expect(note()).toBe(texts.linkedText.en));
    const choice = screen.getByRole<HTMLInputElement>('checkbox');
    expect(choice.checked).toBe(false);
    expect(choice.getAttribute('aria-describedby')).not.toBeNull();
    await press('run');
    await happen([FINISHED]);
    await user.click(choice);
    await press('run');
    await happen([FINISHED]);
    expect(runs.map(({ request }) => request.environment)).toEqual(['worker', 'document']);
  });
});
