import { SEARCH_ID } from '../../ui/elementIds';
import { controlOf, isHydrated } from './controls';
import { openSearch } from './search';

/** Time until a press is tried again that no part of the page has taken, in milliseconds. */
const RETRY = 20;

/**
 * Keeps presses on controls that need the scripts until the page reacts, and does them in their order then.
 * Who presses a control again is waiting for it: it is pressed once.
 *
 * @param start Starts the scripts.
 */
export function keepPresses(start: () => void): void {
  const pressed = new Set<HTMLElement>();
  const onClick = (event: Event) => {
    const control = controlOf(event);
    const isNative = control?.closest('[popovertarget], a');
    if (isHydrated() || !control || isNative) return;
    event.preventDefault();
    // React would do it as well if it is about to hydrate.
    event.stopPropagation();
    if (control.getAttribute('aria-controls') === SEARCH_ID) openSearch();
    else pressed.add(control);
    start();
  };
  const pressNext = () => {
    const [control] = pressed;
    if (!control) return;
    if (press(control)) pressed.delete(control);
    setTimeout(pressNext, RETRY);
  };
  addEventListener('click', onClick, true);
  document.addEventListener('hydrated', () => setTimeout(pressNext));
}

/** Presses; tells whether it was felt: React keeps presses from parts that it cannot hydrate at once. */
function press(control: HTMLElement): boolean {
  if (!control.isConnected || control.matches(':disabled')) return true;
  let hasArrived = false;
  control.addEventListener('click', () => (hasArrived = true), { once: true });
  control.click();
  return hasArrived;
}
