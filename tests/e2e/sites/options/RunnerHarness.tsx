import { useEffect, useState } from 'react';
import { createRunner } from '../../../../theme/support/runner/createRunner';

declare global {
  interface Window {
    /** What creates runners, for tests; the site itself hands it to nobody. */
    createRunner: typeof createRunner;
  }
}

/** Lets tests create runners, and says so. */
export function RunnerHarness() {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    window.createRunner = createRunner;
    setIsReady(true);
  }, []);
  return isReady && <p>Runners can be created.</p>;
}
