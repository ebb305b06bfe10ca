import { afterAll, beforeAll, vi } from 'vitest';
import { pageGlobals } from '@funtool-docs/facts/library/pageGlobals';
import { runVectors } from './runVectors';

beforeAll(() => {
  for (const [name, value] of pageGlobals()) vi.stubGlobal(name, value);
});

afterAll(() => vi.unstubAllGlobals());

runVectors('dom');
