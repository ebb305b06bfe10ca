import { type Range, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view';
import { createSpecialChar } from './showSpecialChars';
import { splitSpecialChars } from '@funtool-docs/runner/evaluator/specialChars';

export interface LineNote {
  kind: 'same' | 'claimed' | 'different' | 'value';
  /** Read by screen readers in place of the colour. */
  label: string;
  text: string;
}

export const setNotes = StateEffect.define<Map<number, LineNote>>();

/** Shows notes until the code changes. */
export const lineNotes = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(notes, { effects, docChanged, state }) {
    const set = effects.findLast((effect) => effect.is(setNotes));
    if (set) return createNotes(set.value as Map<number, LineNote>, state.doc);
    return docChanged ? Decoration.none : notes;
  },
  provide: (field) => EditorView.decorations.from(field),
});

interface Lines {
  lines: number;
  line: (number: number) => { to: number };
}

function createNotes(notes: Map<number, LineNote>, doc: Lines): DecorationSet {
  const ranges = [...notes]
    .filter(([line]) => line >= 1 && line <= doc.lines)
    .map(([line, note]): Range<Decoration> => {
      const widget = Decoration.widget({ widget: new NoteWidget(note), side: 1 });
      return widget.range(doc.line(line).to);
    });
  return Decoration.set(ranges, true);
}

class NoteWidget extends WidgetType {
  readonly #note: LineNote;

  constructor(note: LineNote) {
    super();
    this.#note = note;
  }

  override eq(other: NoteWidget): boolean {
    const { kind, label, text } = other.#note;
    return kind === this.#note.kind && label === this.#note.label && text === this.#note.text;
  }

  override toDOM(): HTMLElement {
    const { kind, label, text } = this.#note;
    const element = document.createElement('span');
    element.className = `ft-note ft-note--${kind}`;
    const hidden = document.createElement('span');
    hidden.className = 'ft-visually-hidden';
    hidden.textContent = `${label} `;
    const pieces = splitSpecialChars(text).map((piece) =>
      piece.isSpecial ? createSpecialChar(piece.text) : piece.text,
    );
    element.append(hidden, ...pieces);
    return element;
  }
}
