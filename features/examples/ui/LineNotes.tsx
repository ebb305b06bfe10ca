import { createPortal } from 'react-dom';
import type { LineNote } from '../editor/lineNotes';
import { VisibleText } from './VisibleText';

interface LineNotesProps {
  container: HTMLElement;
  notes: Map<number, LineNote>;
}

/** Shows notes at the ends of highlighted lines. */
export function LineNotes({ container, notes }: LineNotesProps) {
  const lines = container.querySelectorAll('.line');
  return Array.from(notes, ([line, { kind, label, text }]) => {
    const place = lines[line - 1];
    if (!place) return null;
    return createPortal(
      <span className={`ft-note ft-note--${kind} rp-copy-ignore`}>
        <span className="ft-visually-hidden">{label} </span>
        <VisibleText>{text}</VisibleText>
      </span>,
      place,
      String(line),
    );
  });
}
