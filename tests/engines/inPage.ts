/* oxlint-disable unicorn/consistent-function-scoping -- what is sent to the browser has all it needs in it */
import type { Point } from './engine';

declare global {
  interface Window {
    floodCount?: { changes: number; frames: number };
  }
}

/**
 * Finds what is shown under a name and can be clicked, and brings it into the middle of the window. Sent to
 * the browser, alone.
 *
 * @returns Its centre, once it has come to rest; nothing where there is none yet.
 */
export async function findControl(name: string): Promise<Point | undefined> {
  const nameOf = (element: HTMLElement) => element.ariaLabel ?? element.innerText.trim();
  const control = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, [role=option], [role=textbox]'),
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
 * Tells whether the service worker keeps all pages of a language: the last entry of their cache has its name.
 * Sent to the browser, alone.
 */
export async function areKept(language: string): Promise<boolean> {
  const name = (await caches.keys()).find((key) => key.includes(`/pages.${language}.`));
  return Boolean(name && (await caches.match(name, { cacheName: name })));
}

/** Leads elsewhere, once it has returned. Sent to the browser, alone. */
export function leaveFor(address: string): void {
  setTimeout(() => window.location.assign(address));
}

/** Counts from now on how often output is added, and how often the page is drawn. Sent to the browser, alone. */
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
