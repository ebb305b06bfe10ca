import type { CodeEditor as OwnEditor } from '../../theme/example/editor/CodeEditor';
import texts from '../../theme/example/texts.json';

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
