import { autocompletion, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { localCompletionSource, typescriptLanguage } from '@codemirror/lang-javascript';
import { indentOnInput } from '@codemirror/language';
import { EditorState, type Extension, Prec } from '@codemirror/state';
import { EditorView, keymap, tooltips } from '@codemirror/view';
import { mapValues } from 'es-toolkit/object';
import { useLayoutEffect, useRef } from 'react';
import { useLang } from '@rspress/core/runtime';
import { apiFile } from 'virtual-site';
import { NO_GRAMMAR } from '../../shared/codeField';
import { useExampleText } from '../useExampleText';
import { appearance } from './appearance';
import { completeLibrary } from './completeLibrary';
import { findInCode } from './findInCode';
import { type LineNote, lineNotes, setNotes } from './lineNotes';
import phrases from './phrases.json';
import { showSpecialChars } from './showSpecialChars';
import { fetchData } from '@funtool-docs/islands/client/fetchData';
import type { ApiEntry } from '@funtool-docs/facts/types/servedTypes';

/**
 * Replaces selected lines by what is typed before Chromium does, which copies the note of the last
 * line into the code. CodeMirror takes that out again, but only within 50 ms of the key.
 */
const replaceLines: Extension = EditorView.domEventHandlers({
  beforeinput({ inputType, data }, view) {
    const { doc, selection } = view.state;
    const { from, to } = selection.main;
    if (inputType !== 'insertText' || data === null || to <= doc.lineAt(from).to) return false;
    view.dispatch(view.state.replaceSelection(data), {
      userEvent: 'input.type',
      scrollIntoView: true,
    });
    return true;
  },
});

let api: Promise<ApiEntry[]> | undefined;

/** Milliseconds after Escape in which Tab leaves the editor. */
const TAB_FOCUS_MODE = 60_000;

interface CodeEditorProps {
  value: string;
  /** By 1-based line. */
  notes: Map<number, LineNote> | undefined | false;
  takesFocus: boolean;
  onChange: (code: string) => void;
  onRun: () => void;
}

/** A CodeMirror editor that completes exports of the library; Escape, then Tab leaves it. */
export function CodeEditor({ value, notes, takesFocus, onChange, onRun }: CodeEditorProps) {
  const t = useExampleText();
  const label = t('editorText');
  const lang = useLang();
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView>(undefined);
  useLayoutEffect(() => {
    const view = new EditorView({
      doc: value,
      parent: host.current!,
      extensions: createExtensions({ label, lang, onChange, onRun }),
    });
    editor.current = view;
    if (takesFocus) view.focus();
    return () => view.destroy();
    // oxlint-disable-next-line react/exhaustive-deps -- the editor keeps what it began with
  }, [label, lang, onChange, onRun]);
  useLayoutEffect(() => {
    const { state } = editor.current!;
    if (state.doc.toString() === value) return;
    editor.current!.dispatch({ changes: { from: 0, to: state.doc.length, insert: value } });
  }, [value]);
  useLayoutEffect(() => {
    editor.current!.dispatch({ effects: setNotes.of(notes || new Map()) });
  }, [notes]);
  return <div className="ft-editor" ref={host} />;
}

type Settings = Pick<CodeEditorProps, 'onChange' | 'onRun'> & { label: string; lang: string };

function createExtensions({ label, lang, onChange, onRun }: Settings): Extension {
  const run = () => {
    onRun();
    return true;
  };
  return [
    history(),
    typescriptLanguage,
    indentOnInput(),
    appearance,
    lineNotes,
    replaceLines,
    showSpecialChars,
    findInCode,
    EditorState.phrases.of(mapValues(phrases, (phrase: Record<string, string>) => phrase[lang]!)),
    EditorState.tabSize.of(2),
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({ ...NO_GRAMMAR, 'aria-label': label }),
    EditorView.updateListener.of(({ docChanged, state }) => {
      if (docChanged) onChange(state.doc.toString());
    }),
    autocompletion({
      override: [completeLibrary(fetchApi), localCompletionSource],
      icons: false,
      // CodeMirror has a setting for a class alone.
      tooltipClass: () => 'notranslate',
    }),
    tooltips({ parent: document.body }),
    Prec.highest(
      keymap.of([
        { key: 'Mod-Enter', run },
        { key: 'Escape', run: enterTabFocusMode },
      ]),
    ),
    keymap.of([...completionKeymap, ...defaultKeymap, ...historyKeymap, indentWithTab]),
  ];
}

function enterTabFocusMode(view: EditorView): boolean {
  view.setTabFocusMode(TAB_FOCUS_MODE);
  return false;
}

/** Loads the exports of the library once; a failed attempt is retried on the next call. */
async function fetchApi(): Promise<ApiEntry[]> {
  api ??= fetchData<ApiEntry[]>(apiFile);
  try {
    return await api;
  } catch (error) {
    api = undefined;
    throw error;
  }
}
