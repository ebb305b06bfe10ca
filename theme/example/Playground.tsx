import { type ReactNode, useCallback, useRef, useState } from 'react';
import type { ExampleSession } from './ExampleSession';
import { PlaygroundContext } from './playgroundContext';
import { EDIT_HASH, STARTS_AT_ONCE } from '@funtool-docs/shared/sharedNames';
import { useTexts } from '@funtool-docs/islands/client/useTexts';
import partTexts from '../tools/parts/texts.json';
import { Example } from './Example';
import { ExamplePicker } from './ExamplePicker';
import styles from './Playground.css?url';

/** A runnable code block between its buttons and its results, whose editor loads any example of the site. */
export function Playground({ children }: { children: ReactNode }) {
  const t = useTexts(partTexts);
  const panes = useRef<HTMLDivElement>(null);
  const [session, setSession] = useState<ExampleSession>();
  const onOpen = useCallback(async (opened: ExampleSession) => {
    setSession(opened);
    await opened.openEditor({ takesFocus: false });
    const { linked, isRestored, run, failure } = opened.read();
    // Code of a link or from before runs only when the reader says so, and what a reader has begun goes on.
    const isOfPage = !linked && !isRestored && !location.hash.startsWith(EDIT_HASH);
    if (!run && !failure && isOfPage) opened.run();
  }, []);
  return (
    <PlaygroundContext value={onOpen}>
      <link rel="stylesheet" href={styles} precedence="default" />
      <noscript>
        <p>{t('needsScripts')}</p>
      </noscript>
      <div className="ft-playground" {...{ [STARTS_AT_ONCE]: true }}>
        <div className="ft-playground__picker">
          <ExamplePicker session={session} />
        </div>
        <div className="ft-example">
          <Example container={panes} isTyped={false} />
        </div>
        <div className="ft-playground__panes" ref={panes}>
          {children}
        </div>
      </div>
    </PlaygroundContext>
  );
}
