import { afterAll, beforeAll, vi } from 'vitest';
import { runVectors } from './runVectors';

/**
 * Readers run the calls in browsers, and Node.js has a navigator from version 21 on: a call that
 * depends on it brings one of its own.
 */
const BROWSER = { userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/120.0.0.0 Safari/537.36' };

beforeAll(() => {
  vi.stubGlobal('navigator', BROWSER);
});

afterAll(() => vi.unstubAllGlobals());

runVectors(undefined);
