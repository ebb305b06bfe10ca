import { afterAll, beforeAll, vi } from 'vitest';
import { measuredGlobals } from '@funtool-docs/facts/contract/contract';
import * as jsdom from 'jsdom';
import { runVectors } from './runVectors';

beforeAll(() => {
  for (const [name, value] of measuredGlobals(jsdom)) vi.stubGlobal(name, value);
});

afterAll(() => vi.unstubAllGlobals());

runVectors('dom');
