import { createContext } from 'react';
import type { ExampleSession } from './ExampleSession';

/** Given to the playground's code block, which calls it with its session. */
export const PlaygroundContext = createContext<
  ((session: ExampleSession) => Promise<void>) | undefined
>(undefined);
