import { autocompletion, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { localCompletionSource, typescriptLanguage } from '@codemirror/lang-javascript';
import { indentOnInput } from '@codemirror/language';
import { EditorState, type Extension, Prec } from '@codemirror/state';
import { EditorView, keymap, tooltips } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import { useExampleText } from '../useExampleText';
import { appearance } from './appearance';
import { completeLibrary } from './completeLibrary';
import { fetchApi } from './fetchApi';
import { type LineNote, lineNotes, setNotes } from './lineNotes';
import { replaceLines } from './replaceLines';
import { showSpecialChars } from './showSpecialChars';

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
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView>(undefined);
  useEffect(() => {
    const view = new EditorView({
      doc: value,
      parent: host.current!,
      extensions: createExtensions({ label, onChange, onRun }),
    });
    editor.current = view;
    if (takesFocus) view.focus();
    return () => view.destroy();
    // oxlint-disable-next-line react/exhaustive-deps -- the editor keeps what it began with
  }, [label, onChange, onRun]);
  useEffect(() => {
    const { state } = editor.current!;
    if (state.doc.toString() === value) return;
    editor.current!.dispatch({ changes: { from: 0, to: state.doc.length, insert: value } });
  }, [value]);
  useEffect(() => {
    editor.current!.dispatch({ effects: setNotes.of(notes || new Map()) });
  }, [notes]);
  return <div className="ft-editor" ref={host} />;
}

type Settings = Pick<CodeEditorProps, 'onChange' | 'onRun'> & { label: string };

function createExtensions({ label, onChange, onRun }: Settings): Extension {
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
    EditorState.tabSize.of(2),
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({ 'aria-label': label }),
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
