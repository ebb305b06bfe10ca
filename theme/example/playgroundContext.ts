import { createContext } from 'react';
import type { ExampleSession } from './ExampleSession';

/** Receives the session of the playground's code block; `undefined` elsewhere. */
export const PlaygroundContext = createContext<
  ((session: ExampleSession) => Promise<void>) | undefined
>(undefined);
