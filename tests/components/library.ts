import { cleanup, configure } from '@testing-library/react/pure';
import { afterEach } from 'vitest';

// Vitest has no globals here, by which the library would do so itself.
afterEach(cleanup);

// What is loaded on demand, or tries all functions, takes a while on a busy machine.
configure({ asyncUtilTimeout: 60_000 });

/** Stands in for `@testing-library/react`, which many tests do not need: it loads React. */
export * from '@testing-library/react/pure';
