import { type SetStateAction, useCallback, useEffect, useRef, useState } from 'react';
import { keepWork, recallWork } from '@funtool-docs/islands/client/keptWork';

/** Reads what is typed into a demo and what links bring. */
interface WorkSource<Work> {
  /** Unique on the page. */
  name: string;
  empty: Work;
  /** Tells whether something that was kept is work of this demo. */
  isWork: (kept: unknown) => kept is Work;
  /** Reads a hash: no work if it has none, and whether all of it could be read. */
  read: (hash: string) => { work?: Work | undefined; isWhole: boolean };
  /** Called when a link has brought work. */
  onOpen: () => void;
}

/**
 * State of a demo that outlasts the page in its tab, and that links bring. A link matters more than
 * what was typed, unless the demo itself has put it into the address (`rememberLink`); what was typed
 * before hydration matters most.
 *
 * @param source The same as long as the component lives.
 */
export function useLinkedWork<Work>(source: WorkSource<Work>) {
  const [work, setWork] = useState(source.empty);
  const [isLinkWhole, setLinkWhole] = useState(true);
  const [{ name, isWork, read, onOpen }] = useState(source);
  const isTyped = useRef(false);
  /** Not of a link. */
  const isOwn = useRef(false);
  useEffect(() => {
    const openLink = () => {
      const linked = read(window.location.hash);
      setLinkWhole(linked.isWhole);
      if (!linked.work || window.location.hash === recallWork(linkOf(name))) return;
      isOwn.current = false;
      setWork(linked.work);
      onOpen();
    };
    const kept = recallWork(name);
    if (!isTyped.current) {
      isOwn.current = isWork(kept);
      // oxlint-disable-next-line react/set-state-in-effect -- a prerendered page does not know its address
      if (isWork(kept)) setWork(kept);
      openLink();
    }
    window.addEventListener('hashchange', openLink);
    return () => window.removeEventListener('hashchange', openLink);
  }, [name, isWork, read, onOpen]);
  useEffect(() => {
    if (isTyped.current && isOwn.current) keepWork(name, work);
  }, [name, work]);
  const change = useCallback((action: SetStateAction<Work>) => {
    isTyped.current = true;
    isOwn.current = true;
    setLinkWhole(true);
    setWork(action);
  }, []);
  /** Notes that the address is that of what was typed, where it is. */
  const rememberLink = useCallback(() => {
    if (isOwn.current) keepWork(linkOf(name), window.location.hash);
  }, [name]);
  return { work, change, isLinkWhole, rememberLink };
}

const linkOf = (name: string) => `${name} link`;
