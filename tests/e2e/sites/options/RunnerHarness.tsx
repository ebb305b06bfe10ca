import { useEffect } from 'react';
import { createRunner } from '../../../../features/examples/session/createRunner';

declare global {
  interface Window {
    /** What creates runners, for tests; the site itself hands it to nobody. */
    createRunner: typeof createRunner;
  }
}

/** Lets tests create runners once the page is hydrated. */
export function RunnerHarness() {
  useEffect(() => {
    window.createRunner = createRunner;
  }, []);
  return <p>Runners can be created.</p>;
}
