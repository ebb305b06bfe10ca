import { useEffect, useState } from 'react';
import { COPIED_DURATION } from './copyText';

/** Returns whether something was copied just now, and a function that records it. */
export function useCopied(): [boolean, () => void] {
  const [copiedAt, setCopiedAt] = useState<number>();
  useEffect(() => {
    if (copiedAt === undefined) return undefined;
    const timer = setTimeout(() => setCopiedAt(undefined), COPIED_DURATION);
    return () => clearTimeout(timer);
  }, [copiedAt]);
  return [copiedAt !== undefined, () => setCopiedAt(performance.now())];
}
