// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LoadError } from '@funtool-docs/islands/client/outdated';
import {
  findEditor,
  isEditing,
  notes,
  OWN,
  prepareExamples,
  renderExample,
} from '../../tests/components/example';
import { FINISHED, happen, result, runs } from '../../tests/components/fakeRunner';
import { CodeEditor } from '../../tests/components/FakeEditor';
import { serveFiles } from '../../tests/components/serveFiles';
import i18n from '../i18n.json';
import { Playground } from './Playground';
import texts from './texts.json';

let isEditorLost = false;

vi.mock(
  '@funtool-docs/runner/session/createRunner',
  () => import('../../tests/components/fakeRunner'),
);
vi.mock('./editor/CodeEditor', () => ({
  get CodeEditor() {
    if (isEditorLost) throw new LoadError('lost', '/funtool/editor.js');
    return CodeEditor;
  },
}));

beforeEach(() => prepareExamples());
afterEach(() => {
  isEditorLost = false;
  vi.unstubAllGlobals();
});

describe('an example that is edited', () => {
  it('runs what is typed, and what is on the page once it is closed', async () => {
    const { press, write, outcome } = renderExample();
    await write('1 + 1; // => 2');
    await press('run');
    await happen([result(1, '2', { expected: '2', ok: true }), FINISHED]);
    expect(notes()).toEqual([`1 ${texts.sameText.en}`]);
    await press('close');
    expect(outcome()).toBe('');
    await press('run');
    expect(runs.map(({ request }) => request.code)).toEqual(['1 + 1; // => 2', OWN]);
  });

  it('forgets results of code that has changed since, and offers no report of them', async () => {
    const { press, write } = renderExample();
    await write('1 + 1; // => 3');
    await press('run');
    await happen([result(1, '2', { expected: '3', ok: false }), FINISHED]);
    expect(notes()).toEqual([`1 ${texts.actualText.en}2`]);
    expect(screen.queryByRole('link', { name: texts.reportText.en })).toBeNull();
    await write('1 + 2; // => 3');
    expect(notes()).toEqual([]);
  });

  it('has its own code again once it is reset, which ends a run', async () => {
    const { press, write, outcome } = renderExample();
    await write('await never;');
    await press('run');
    await press('reset');
    expect((await findEditor()).value).toBe(OWN);
    await happen([]);
    expect(outcome()).toBe('');
    await press('run');
    expect(runs.at(-1)!.request.code).toBe(OWN);
  });

  it('says in the playground that its editor could not be loaded, and runs nothing over that', async () => {
    isEditorLost = true;
    serveFiles().isDown = true;
    const { outcome } = renderExample(
      <Playground>
        <pre data-run="worker">
          <code>{OWN}</code>
        </pre>
      </Playground>,
    );
    await vi.waitFor(() => expect(outcome()).toBe(i18n['example.unavailableText'].en));
    expect(runs).toEqual([]);
  });

  it('says why the editor could not be loaded, and tries again', async () => {
    isEditorLost = true;
    const server = serveFiles();
    server.isDown = true;
    const { press, outcome } = renderExample();
    await press('edit');
    await vi.waitFor(() => expect(outcome()).toBe(i18n['example.unavailableText'].en));
    server.isDown = false;
    await press('edit');
    await vi.waitFor(() => expect(outcome()).toBe(i18n.outdatedText.en));
    expect(isEditing()).toBe(false);
    isEditorLost = false;
    await press('edit');
    await findEditor();
    expect(outcome()).toBe('');
  });
});

describe('code that was typed', () => {
  it('is there again when the page is loaded anew, with a note, until it is reset', async () => {
    const { write, unmount, note } = renderExample();
    await write('6 * 7; // mine');
    expect(note()).toBeUndefined();
    unmount();
    const again = renderExample();
    expect((await findEditor()).value).toBe('6 * 7; // mine');
    expect(again.note()).toBe(texts.restoredText.en);
    expect(runs).toEqual([]);
    await again.press('reset');
    expect(again.note()).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
  });

  it('waits behind Edit where the editor was closed', async () => {
    const { press, write, unmount } = renderExample();
    await write('mine;');
    await press('close');
    await press('edit');
    expect((await findEditor()).value).toBe('mine;');
    await press('close');
    unmount();
    const again = renderExample();
    await again.press('run');
    expect(runs.at(-1)!.request.code).toBe(OWN);
    expect(isEditing()).toBe(false);
    await again.press('edit');
    expect((await findEditor()).value).toBe('mine;');
  });
});
