import type { CodeEditor as OwnEditor } from '../../features/examples/editor/CodeEditor';
import texts from '../../features/examples/ui/texts.json';

/** Stands for the editor, which needs what jsdom has not; shows notes as a list. */
export const CodeEditor: typeof OwnEditor = ({ value, notes, onChange }) => (
  <>
    <textarea
      aria-label={texts.editorText.en}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
    <ul aria-label="notes">
      {Array.from(notes || [], ([line, { label, text }]) => (
        <li key={line}>{`${line} ${label}${text}`}</li>
      ))}
    </ul>
  </>
);
