import type { Environment } from '../../../content/codeMeta';
import { type RefObject, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { PlaygroundContext } from './playgroundContext';
import type { ExampleSession } from './ExampleSession';

const load = () => import(/* webpackChunkName: "example" */ './live');

/** What a link with edited code has in its hash (`features/examples/session/shareLink.ts`). */
const SHARED = /^#edit=(\d*)/;

/** Does something with an example. */
type Action = (session: ExampleSession) => void | Promise<void>;

interface OpenSession {
  session: ExampleSession;
  ExampleView: Awaited<ReturnType<typeof load>>['ExampleView'];
}

/** Loads what running and editing need ahead of its use. Failing here is no matter. */
export const preload = () => void load().catch(() => {});

/**
 * Keeps what is done with an example, once something is.
 *
 * @param environment Where its code runs.
 * @param container Holds the code.
 * @returns The session, whether it could not be loaded, and a function that does something with it, which
 * loads it before where need be.
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
      if (!isMeant(hash, container.current!)) return;
      show(container.current!);
      act((session) => session.openShared(hash));
    };
    if (onOpen) act(onOpen);
    openShared();
    window.addEventListener('hashchange', openShared);
    return () => window.removeEventListener('hashchange', openShared);
  }, [act, container, onOpen]);
  return [opened, hasFailed, act];
}

/** Tells which of the page's examples this is, from 0. */
function placeOf(container: HTMLElement): number {
  return listExamples().indexOf(container.querySelector('[data-run]')!);
}

/** A link to an example that is gone is answered by the last one there is. */
function isMeant(hash: string, container: HTMLElement): boolean {
  const shared = SHARED.exec(hash);
  if (!shared) return false;
  return Math.min(Number(shared[1]), listExamples().length - 1) === placeOf(container);
}

/** Brings an example that a link is about to where it is read, unless it is there already. */
function show(container: HTMLElement): void {
  const { top } = container.getBoundingClientRect();
  if (top < 0 || top > window.innerHeight / 2) container.scrollIntoView({ block: 'start' });
}

function listExamples(): Element[] {
  return [...document.querySelectorAll('[data-run]')];
}
