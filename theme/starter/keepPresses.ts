import { controlOf, isHydrated } from './controls';
import { openSearch } from './search';

/** Time until a press is tried again that no part of the page has taken, in milliseconds. */
const RETRY = 20;

/**
 * Keeps the last press on a control that needs the scripts until the page reacts.
 *
 * @param start Starts them.
 */
export function keepPresses(start: () => void): void {
  let pressed: HTMLElement | undefined;
  const onClick = (event: Event) => {
    const control = controlOf(event);
    const isNative = control?.closest('[popovertarget], a');
    if (isHydrated() || !control || isNative) return;
    event.preventDefault();
    // React would do it as well if it is about to hydrate.
    event.stopPropagation();
    if (control.getAttribute('aria-controls') === 'search') openSearch();
    else pressed = control;
    start();
  };
  addEventListener('click', onClick, true);
  document.addEventListener('hydrated', () => setTimeout(() => pressed && press(pressed)));
}

/** Presses until it is felt: React keeps presses from parts that it cannot hydrate at once. */
function press(control: HTMLElement): void {
  if (!control.isConnected || control.matches(':disabled')) return;
  let hasArrived = false;
  control.addEventListener('click', () => (hasArrived = true), { once: true });
  control.click();
  if (!hasArrived) setTimeout(() => press(control), RETRY);
}
