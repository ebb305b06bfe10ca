import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, vi } from 'vitest';
import { runVectors } from './runVectors';

/** Globals of a page that Node has too; in the measured environment those of the page won. */
const REPLACED = new Set(['Blob', 'File', 'FormData', 'navigator']);

beforeAll(() => {
  const { window } = new JSDOM('<!doctype html><p id="a">text</p>', {
    url: 'https://shop.example/',
  });
  for (const name of Object.getOwnPropertyNames(window)) {
    if (name in globalThis && !REPLACED.has(name)) continue;
    vi.stubGlobal(name, window[name as keyof Window]);
  }
});

afterAll(() => vi.unstubAllGlobals());

runVectors('dom');
