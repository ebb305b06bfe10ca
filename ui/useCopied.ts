import { useEffect, useState } from 'react';

/** How long a button says that something was copied, in milliseconds (specification, section 4). */
const COPIED_DURATION = 2000;

/** Remembers for a while that something was copied; the function returned says that it was. */
export function useCopied(): [boolean, () => void] {
  const [copiedAt, setCopiedAt] = useState<number>();
  useEffect(() => {
    if (copiedAt === undefined) return undefined;
    const timer = setTimeout(() => setCopiedAt(undefined), COPIED_DURATION);
    return () => clearTimeout(timer);
  }, [copiedAt]);
  return [copiedAt !== undefined, () => setCopiedAt(performance.now())];
}
