import { type ReactNode, useCallback, useState } from 'react';
import type { ExampleSession } from '../Example/ExampleSession';
import { PlaygroundContext } from '../Example/playgroundContext';
import styles from './Playground.css?url';

interface Opened {
  session: ExampleSession;
  ExamplePicker: typeof import('./ExamplePicker').ExamplePicker;
}

/**
 * A code block as a place to try things: its editor is open, in the height of the window, and takes any
 * example of the site.
 *
 * @param children A runnable code block, which it begins with.
 */
export function Playground({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<Opened>();
  const onOpen = useCallback(async (session: ExampleSession) => {
    void session.openEditor({ takesFocus: false });
    const { ExamplePicker } = await import(/* webpackChunkName: "playground" */ './ExamplePicker');
    setOpened({ session, ExamplePicker });
  }, []);
  return (
    <PlaygroundContext value={onOpen}>
      <link rel="stylesheet" href={styles} precedence="default" />
      <div className="ft-playground">
        <div className="ft-playground__picker">
          {opened && <opened.ExamplePicker session={opened.session} />}
        </div>
        {children}
      </div>
    </PlaygroundContext>
  );
}
