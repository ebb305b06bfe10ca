import { type SetStateAction, useCallback, useEffect, useRef, useState } from 'react';
import { keepWork, recallWork } from '@funtool-docs/islands/client/keptWork';
import { setHash } from '../../shared/setHash';

/** Reads what is typed into a demo and what links bring. */
interface WorkSource<Work> {
  /** Unique on the page. */
  name: string;
  empty: Work;
  /** Tells whether something that was kept is work of this demo. */
  isWork: (kept: unknown) => kept is Work;
  /** Reads a hash: no work if it has none, and whether all of it could be read. */
  read: (hash: string) => { work?: Work | undefined; isWhole: boolean };
  /** Writes the hash of a link to work; empty if there is nothing to link to. */
  write: (work: Work) => string;
  /** Called when a link has brought work. */
  onOpen: () => void;
}

/** Typing rests this long before the address follows it, in milliseconds. */
const REST = 300;

/**
 * State of a demo that outlasts the page in its tab, and that links bring; the address is that of what
 * was typed. A link matters more than what is kept, unless it is the link to that; what was typed before
 * hydration matters most.
 *
 * @param source The same as long as the component lives.
 */
export function useLinkedWork<Work>(source: WorkSource<Work>) {
  const [work, setWork] = useState(source.empty);
  const [isLinkWhole, setLinkWhole] = useState(true);
  const [{ name, isWork, read, write, onOpen }] = useState(source);
  const isTyped = useRef(false);
  useEffect(() => {
    const openLink = () => {
      const linked = read(window.location.hash);
      setLinkWhole(linked.isWhole);
      if (!linked.work) return;
      setWork(linked.work);
      onOpen();
    };
    const kept = isTyped.current ? undefined : recallWork(name);
    // oxlint-disable-next-line react/set-state-in-effect -- a prerendered page does not know its address
    if (isWork(kept)) setWork(kept);
    const isOwn = isWork(kept) && write(kept) === window.location.hash;
    if (!isTyped.current && !isOwn) openLink();
    window.addEventListener('hashchange', openLink);
    return () => window.removeEventListener('hashchange', openLink);
  }, [name, isWork, read, write, onOpen]);
  useEffect(() => {
    if (!isTyped.current) return undefined;
    keepWork(name, work);
    const timer = setTimeout(() => {
      const link = write(work);
      if (link || read(window.location.hash).work) setHash(link);
    }, REST);
    return () => clearTimeout(timer);
  }, [name, read, write, work]);
  const change = useCallback((action: SetStateAction<Work>) => {
    isTyped.current = true;
    setLinkWhole(true);
    setWork(action);
  }, []);
  return { work, change, isLinkWhole };
}
