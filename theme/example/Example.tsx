import type { Environment } from '@funtool-docs/content/codeBlocks';
import {
  type MouseEvent,
  type RefObject,
  useContext,
  useSyncExternalStore,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Failure } from '@funtool-docs/islands/client/Failure';
import { useTexts } from '@funtool-docs/islands/client/useTexts';
import { ISLAND, LEFT_EVENT } from '@funtool-docs/shared/sharedNames';
import { waitFor } from '@funtool-docs/shared/dom';
import { TypesButton } from '../page/types/TypesButton';
import { PlaygroundContext } from './playgroundContext';
import { ReloadButton } from './ReloadButton';
import { exampleTexts } from './exampleTexts';
import './Example.css';
import {
  findLinkedExample,
  loadPrepared,
  recallCode,
  workOf,
} from '@funtool-docs/runner/session/pageExamples';
import type { ExampleSession } from './ExampleSession';

interface ExampleProps {
  container: RefObject<HTMLDivElement | null>;
  /** True if the build knows the types of its code. */
  isTyped: boolean | undefined;
}

// Named after the island, so that the starter prefetches it (`theme/pages.ts`).
const load = () => import(/* webpackChunkName: "edit" */ './live');

/** Prefetches the chunk; a failure shows when it is needed. */
const preload = () => void load().catch(() => {});

type Action = (session: ExampleSession) => void | Promise<void>;

interface OpenSession {
  session: ExampleSession;
  ExampleView: Awaited<ReturnType<typeof load>>['ExampleView'];
}

const never = () => () => {};
const nothing = () => undefined;

/** The buttons that run and edit a code block, within `.ft-example`. Their chunk is prefetched on hover and focus. */
export function Example({ container, isTyped }: ExampleProps) {
  const t = useTexts(exampleTexts);
  const isPlayground = useContext(PlaygroundContext) !== undefined;
  const [opened, error, act] = useSession(container);
  const { subscribe = never, read = nothing } = opened?.session ?? {};
  const state = useSyncExternalStore(subscribe, read, nothing);
  const isRunning = state?.run && !state.run.end;
  // Not `onPointerEnter`: the pointer is on a button already when it hydrates.
  const intent = { type: 'button', onPointerMove: preload, onFocus: preload } as const;
  const press = (action: Action) => (event: MouseEvent) =>
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

/**
 * Creates the session of an example on first use.
 *
 * @returns The session, the error of its chunk, and a function that acts on it.
 */
function useSession(
  container: RefObject<HTMLDivElement | null>,
): [OpenSession | undefined, unknown, (action: Action) => Promise<void>] {
  const onOpen = useContext(PlaygroundContext);
  const [opened, setOpened] = useState<OpenSession>();
  const [error, setError] = useState<unknown>();
  const loading = useRef<Promise<ExampleSession>>(undefined);
  const act = useCallback(
    (action: Action) => {
      const openSession = async () => {
        const example = codeOf(container.current!);
        const code = example.querySelector('code')!.textContent;
        // From `build/code.ts`.
        const environment = example.dataset['run'] as Environment;
        const [{ ExampleSession: Session, ExampleView }, own] = await Promise.all([
          load(),
          loadPrepared({ code, environment }),
        ]);
        const session = new Session(own, example);
        setOpened({ session, ExampleView });
        setError(undefined);
        return session;
      };
      const follow = async () => {
        const session = await (loading.current ??= openSession());
        await session.follow();
        return action(session);
      };
      return follow().catch((reason: unknown) => {
        loading.current = undefined;
        setError(reason);
      });
    },
    [container],
  );
  useEffect(() => {
    const code = codeOf(container.current!);
    const island = code.closest(`[${ISLAND}]`);
    const leave = () => void loading.current?.then((session) => session.stop());
    const follow = () => {
      const isLinked = findLinkedExample() === code;
      if (isLinked) scrollToExample(container.current!);
      if (isLinked || loading.current) act(() => {});
    };
    if (onOpen) act(onOpen);
    else if (recallCode(workOf(code))?.isEditing) act(() => {});
    follow();
    window.addEventListener('hashchange', follow);
    island?.addEventListener(LEFT_EVENT, leave);
    return () => {
      window.removeEventListener('hashchange', follow);
      island?.removeEventListener(LEFT_EVENT, leave);
    };
  }, [act, container, onOpen]);
  return [opened, error, act];
}

function codeOf(container: HTMLElement): HTMLElement {
  return container.querySelector<HTMLElement>('[data-run]')!;
}

function scrollToExample(container: HTMLElement): void {
  const { top } = container.getBoundingClientRect();
  if (top < 0 || top > window.innerHeight / 2) container.scrollIntoView({ block: 'start' });
}
