import { JSDOM } from 'jsdom';
import { MEASURED_BODY } from './measuredBody';

/** Globals of a page that Node has too; in the measured environment those of the page won. */
const REPLACED = new Set(['Blob', 'File', 'FormData', 'navigator']);

/** Lists the globals of a page for code that runs in Node as if it were in one. */
export function pageGlobals(): [name: string, value: unknown][] {
  const { window } = new JSDOM(`<!doctype html>${MEASURED_BODY}`, {
    url: 'https://shop.example/',
  });
  return Object.getOwnPropertyNames(window)
    .filter((name) => !(name in globalThis) || REPLACED.has(name))
    .map((name) => [name, window[name as keyof Window]]);
}
