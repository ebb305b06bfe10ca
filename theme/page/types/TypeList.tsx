import { type KeyboardEventHandler, useEffect, useState } from 'react';
import { Failure } from '@funtool-docs/islands/client/Failure';
import { useTexts } from '@funtool-docs/islands/client/useTexts';
import { readCode } from './codeText';
import { fetchTypes } from './fetchTypes';
import texts from './texts.json';
import { Code } from '../../shared/Code';

interface TypeListProps {
  id: string;
  code: Element;
  onKeyDown: KeyboardEventHandler;
}

/** Lists the types of the identifiers of an example, in the order of the code. */
export function TypeList({ id, code, onKeyDown }: TypeListProps) {
  const t = useTexts(texts);
  const [types, setTypes] = useState<string[]>();
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    let isCurrent = true;
    fetchTypes(readCode(code).text).then(
      ({ texts: all, places }) => {
        if (isCurrent) setTypes([...new Set(places.map(([, , text]) => all[text]!))]);
      },
      (reason: unknown) => isCurrent && setError(reason),
    );
    return () => {
      isCurrent = false;
    };
  }, [code]);
  if (error !== undefined) return <Failure error={error} text={t('unavailableText')} />;
  return (
    // A list that scrolls has to take the focus, or only pointers could scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from within
    <ul id={id} className="ft-types" aria-label={t('listText')} tabIndex={0} onKeyDown={onKeyDown}>
      {types?.map((text) => (
        <li key={text}>
          <Code>{text}</Code>
        </li>
      ))}
    </ul>
  );
}
