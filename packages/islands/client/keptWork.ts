import { base, langs } from 'virtual-site';
import { readPageData } from './embedded';
import { UNKEPT, KEPT_WORK_KEY } from '@funtool-docs/shared/sharedNames';
import { localizedPath } from '../localizedPath';

/** Names of work that could not be stored, and is lost with the page. */
const unkept = new Set<string>();

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Returns the path of the page within its language, such as `/guide/api/array/at`. The same page in
 * another language has the same.
 */
export function pagePath(): string {
  // The address is that of the next page while that is on its way.
  const address = readPageData()?.content?.address ?? location.pathname;
  const path = address.slice(base.length - 1);
  const target = { version: '', lang: langs[0]! };
  return localizedPath(path, target, { versions: [''], locales: langs });
}

/**
 * Keeps what a reader has typed for this tab, so that it outlasts the page. Where it cannot be stored,
 * the browser asks before the page is left.
 *
 * @param name Of the work, unique on the page.
 * @param work As JSON; `undefined` forgets it.
 * @returns Whether it is kept.
 */
export function keepWork(name: string, work: unknown): boolean {
  const key = keyOf(name);
  unkept.delete(name);
  try {
    if (work === undefined) sessionStorage.removeItem(key);
    else store(key, JSON.stringify(work));
  } catch {
    if (work !== undefined) {
      // An earlier state would be taken for this one.
      keepWork(name, undefined);
      unkept.add(name);
    }
  }
  setAsking(unkept.size > 0);
  return !unkept.has(name);
}

/** @throws {Error} If it is not stored, which the storage of a page does not say (`starter/firstScript.ts`). */
function store(key: string, value: string): void {
  sessionStorage.setItem(key, value);
  const isStored = sessionStorage instanceof Storage && sessionStorage.getItem(key) === value;
  if (!isStored) throw new Error('this tab keeps nothing more');
}

function setAsking(isAsking: boolean): void {
  document.documentElement.toggleAttribute(UNKEPT, isAsking);
  // Pages with this listener may stay out of the back-forward cache.
  if (isAsking) addEventListener('beforeunload', ask);
  else removeEventListener('beforeunload', ask);
}

/** Reads kept work, which other sites of the origin may have written; `undefined` without any. */
export function recallWork(name: string): unknown {
  try {
    const work = sessionStorage.getItem(keyOf(name));
    return work === null ? undefined : (JSON.parse(work) as unknown);
  } catch {
    return undefined;
  }
}

/** Forgets all work of the page whose name begins so. */
export function forgetWork(start: string): void {
  for (const name of unkept) if (name.startsWith(start)) unkept.delete(name);
  if (unkept.size === 0) setAsking(false);
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(keyOf(start))) sessionStorage.removeItem(key);
  }
}

function keyOf(name: string): string {
  return `${KEPT_WORK_KEY}${base}${pagePath()} ${name}`;
}
