import type { Environment } from '@funtool-docs/content/codeMeta';
import { type RefObject, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { findLinkedExample } from '@funtool-docs/runner/session/findLinkedExample';
import { recallCode, workOf } from '@funtool-docs/runner/session/keptCode';
import { PlaygroundContext } from './playgroundContext';
import type { ExampleSession } from './ExampleSession';

const load = () => import(/* webpackChunkName: "example" */ './live');

type Action = (session: ExampleSession) => void | Promise<void>;

interface OpenSession {
  session: ExampleSession;
  ExampleView: Awaited<ReturnType<typeof load>>['ExampleView'];
}

/** Prefetches the chunk; a failure shows when it is needed. */
export const preload = () => void load().catch(() => {});

/**
 * Creates the session of an example on first use.
 *
 * @returns The session, the error of its chunk, and a function that acts on it.
 */
export function useSession(
  environment: Environment,
  container: RefObject<HTMLDivElement | null>,
): [OpenSession | undefined, unknown, (action: Action) => Promise<void>] {
  const onOpen = useContext(PlaygroundContext);
  const [opened, setOpened] = useState<OpenSession>();
  const [error, setError] = useState<unknown>();
  const loading = useRef<Promise<ExampleSession>>(undefined);
  const act = useCallback(
    (action: Action) => {
      loading.current ??= load().then(async ({ ExampleSession: Session, ExampleView }) => {
        const code = container.current!.querySelector('code')!.textContent;
        const session = new Session({ code, environment }, codeOf(container.current!));
        setOpened({ session, ExampleView });
        setError(undefined);
        await session.follow();
        return session;
      });
      return loading.current.then(action).catch((reason: unknown) => {
        loading.current = undefined;
        setError(reason);
      });
    },
    [container, environment],
  );
  useEffect(() => {
    const code = codeOf(container.current!);
    const follow = () => {
      const isLinked = findLinkedExample() === code;
      if (isLinked) scrollToExample(container.current!);
      if (isLinked || loading.current) act((session) => session.follow());
    };
    if (onOpen) act(onOpen);
    else if (recallCode(workOf(code))?.isEditing) act(() => {});
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [act, container, onOpen]);
  return [opened, error, act];
}

function codeOf(container: HTMLElement): Element {
  return container.querySelector('[data-run]')!;
}

function scrollToExample(container: HTMLElement): void {
  const { top } = container.getBoundingClientRect();
  if (top < 0 || top > window.innerHeight / 2) container.scrollIntoView({ block: 'start' });
}
