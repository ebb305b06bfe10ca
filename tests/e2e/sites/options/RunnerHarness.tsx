import { useEffect } from 'react';
import { createRunner } from '../../../../features/examples/session/createRunner';

declare global {
  interface Window {
    /** Exposes `createRunner` to tests; the real site does not. */
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
