import type { Environment } from '@funtool-docs/content/codeMeta';
import { type MouseEvent, type RefObject, useContext, useSyncExternalStore } from 'react';
import { Failure } from '@funtool-docs/islands/client/Failure';
import { useTexts } from '@funtool-docs/islands/client/useTexts';
import { waitFor } from '@funtool-docs/islands/shared/waitFor';
import { TypesButton } from '../page/types/TypesButton';
import { PlaygroundContext } from './playgroundContext';
import { ReloadButton } from './ReloadButton';
import { preload, useSession } from './useSession';
import { exampleTexts } from './exampleTexts';
import './Example.css';

interface ExampleProps {
  environment: Environment;
  container: RefObject<HTMLDivElement | null>;
  /** True if the build knows the types of its code. */
  isTyped: boolean | undefined;
}

const never = () => () => {};
const nothing = () => undefined;

/**
 * The buttons that run and edit a code block, within `.ft-example`. Their chunk is prefetched on hover
 * and focus.
 */
export function Example({ environment, container, isTyped }: ExampleProps) {
  const t = useTexts(exampleTexts);
  const isPlayground = useContext(PlaygroundContext) !== undefined;
  const [opened, error, act] = useSession(environment, container);
  const { subscribe = never, read = nothing } = opened?.session ?? {};
  const state = useSyncExternalStore(subscribe, read, nothing);
  const isRunning = state?.run && !state.run.end;
  // Not `onPointerEnter`: the pointer is on a button already when it hydrates.
  const intent = { type: 'button', onPointerMove: preload, onFocus: preload } as const;
  const press = (action: Parameters<typeof act>[0]) => (event: MouseEvent) =>
    waitFor(event.currentTarget, act(action));
  return (
    <>
      <button {...intent} onClick={press((session) => session.toggleRun())}>
        {t(isRunning ? 'example.stopText' : 'example.runText')}
      </button>
      {!isPlayground && (
        <button {...intent} onClick={press((session) => session.toggleEditor())}>
          {t(state?.isEditing ? 'example.closeText' : 'example.editText')}
        </button>
      )}
      {isTyped && !isPlayground && !state?.isEditing && <TypesButton container={container} />}
      {opened && <opened.ExampleView session={opened.session} container={container.current!} />}
      {error !== undefined && (
        <Failure error={error} text={t('example.unavailableText')}>
          <ReloadButton />
        </Failure>
      )}
    </>
  );
}
