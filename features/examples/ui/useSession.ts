import type { Environment } from '../../../content/codeMeta';
import { type RefObject, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { EDIT_HASH } from '../../../ui/sharedNames';
import { PlaygroundContext } from './playgroundContext';
import type { ExampleSession } from './ExampleSession';

const load = () => import(/* webpackChunkName: "example" */ './live');

/** Captures the index of the example (`features/examples/session/shareLink.ts`). */
const SHARED = new RegExp(String.raw`^${EDIT_HASH}(\d*)`);

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
 * @returns The session, whether its chunk failed to load, and a function that acts on it.
 */
export function useSession(
  environment: Environment,
  container: RefObject<HTMLDivElement | null>,
): [OpenSession | undefined, boolean, (action: Action) => void] {
  const onOpen = useContext(PlaygroundContext);
  const [opened, setOpened] = useState<OpenSession>();
  const [hasFailed, setFailed] = useState(false);
  const loading = useRef<Promise<ExampleSession>>(undefined);
  const act = useCallback(
    (action: Action) => {
      loading.current ??= load().then(({ ExampleSession: Session, ExampleView }) => {
        const code = container.current!.querySelector('code')!.textContent;
        const session = new Session({ code, environment }, placeOf(container.current!));
        setOpened({ session, ExampleView });
        setFailed(false);
        return session;
      });
      loading.current.then(action).catch(() => {
        loading.current = undefined;
        setFailed(true);
      });
    },
    [container, environment],
  );
  useEffect(() => {
    const openShared = () => {
      const { hash } = window.location;
      if (!isLinkTarget(hash, container.current!)) return;
      scrollToExample(container.current!);
      act((session) => session.openShared(hash));
    };
    if (onOpen) act(onOpen);
    openShared();
    window.addEventListener('hashchange', openShared);
    return () => window.removeEventListener('hashchange', openShared);
  }, [act, container, onOpen]);
  return [opened, hasFailed, act];
}

function placeOf(container: HTMLElement): number {
  return listExamples().indexOf(container.querySelector('[data-run]')!);
}

/** The link to an example that was removed opens the last one. */
function isLinkTarget(hash: string, container: HTMLElement): boolean {
  const shared = SHARED.exec(hash);
  if (!shared) return false;
  return Math.min(Number(shared[1]), listExamples().length - 1) === placeOf(container);
}

function scrollToExample(container: HTMLElement): void {
  const { top } = container.getBoundingClientRect();
  if (top < 0 || top > window.innerHeight / 2) container.scrollIntoView({ block: 'start' });
}

function listExamples(): Element[] {
  return [...document.querySelectorAll('[data-run]')];
}
