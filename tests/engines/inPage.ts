/* oxlint-disable unicorn/consistent-function-scoping -- what is sent to the browser has all it needs in it */
import type { Point } from './engine';

declare global {
  interface Window {
    floodCount?: { changes: number; frames: number };
  }
}

/**
 * Finds a clickable element by its name and scrolls it into view. Self-contained: it is serialised.
 *
 * @returns Its centre once its position is stable; `undefined` if there is none yet.
 */
export async function findControl(name: string): Promise<Point | undefined> {
  const nameOf = (element: HTMLElement) => element.ariaLabel ?? element.innerText.trim();
  const control = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, label, [role=option], [role=textbox]',
    ),
  ].find(
    (element) => element.checkVisibility({ visibilityProperty: true }) && nameOf(element) === name,
  );
  if (!control) return undefined;
  control.scrollIntoView({ block: 'center', behavior: 'instant' });
  const centre = () => {
    const { x, y, width, height } = control.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const before = centre();
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  const { x, y } = centre();
  const hit = document.elementFromPoint(x, y);
  return x === before.x && y === before.y && control.contains(hit) ? { x, y } : undefined;
}

/**
 * Tells whether a language is cached: the last entry of its cache has the cache's name.
 * Self-contained: it is serialised.
 */
export async function areKept(language: string): Promise<boolean> {
  const name = (await caches.keys()).find((key) => key.endsWith(`/all.${language}`));
  return Boolean(name && (await caches.match(name, { cacheName: name })));
}

/** Navigates after the call has returned. Self-contained: it is serialised. */
export function leaveFor(address: string): void {
  setTimeout(() => window.location.assign(address));
}

/** Goes back after the call has returned. Self-contained: it is serialised. */
export function goBack(): void {
  setTimeout(() => window.history.back());
}

/** Scrolls to a distance from the top, in pixels. Self-contained: it is serialised. */
export function scrollTo(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
}

/** Starts to count output updates and painted frames. Self-contained: it is serialised. */
export function countChanges(): void {
  const count = { changes: 0, frames: 0 };
  window.floodCount = count;
  const isOutput = ({ target }: MutationRecord) =>
    target instanceof Element && target.classList.contains('ft-output');
  new MutationObserver((records) => {
    if (records.some(isOutput)) count.changes += 1;
  }).observe(document.querySelector('main')!, { childList: true, subtree: true });
  const draw = () => {
    count.frames += 1;
    requestAnimationFrame(draw);
  };
  requestAnimationFrame(draw);
}

/** Dispatches an event at the document. Self-contained: it is serialised. */
export function tellDocument(type: string): void {
  document.dispatchEvent(new Event(type));
}
