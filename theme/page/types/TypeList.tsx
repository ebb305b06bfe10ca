import { loadStyles } from '@funtool-docs/islands/starter/append';
import type { KeyboardEventHandler } from 'react';
import { useTexts } from '@funtool-docs/islands/client/useTexts';
import { Code } from '../../shared/Code';
import { readCode } from './codeText';
import { fetchTypes } from './fetchTypes';
import texts from './texts.json';
import styles from './types.css?url';

void loadStyles(styles);

interface TypeListProps {
  id: string;
  types: string[];
  onKeyDown: KeyboardEventHandler;
}

/** Lists the types of the identifiers of an example. */
export function TypeList({ id, types, onKeyDown }: TypeListProps) {
  const t = useTexts(texts);
  return (
    // A list that scrolls has to take the focus, or only pointers could scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from within
    <ul id={id} className="ft-types" aria-label={t('listText')} tabIndex={0} onKeyDown={onKeyDown}>
      {types.map((text) => (
        <li key={text}>
          <Code>{text}</Code>
        </li>
      ))}
    </ul>
  );
}

/**
 * Returns the types of the identifiers of an example, in the order of the code.
 *
 * @throws {Error} If the types of the page cannot be loaded.
 */
export async function listTypes(code: Element): Promise<string[]> {
  const { texts: all, places } = await fetchTypes(readCode(code).text);
  return [...new Set(places.map(([, , text]) => all[text]!))];
}
