import { createContext } from 'react';
import type { ExampleSession } from './ExampleSession';

/** Within the playground: told the session of its one example, whose editor is always open. */
export const PlaygroundContext = createContext<
  ((session: ExampleSession) => Promise<void>) | undefined
>(undefined);
