import { SEARCH_ID } from '../../ui/elementIds';
import { controlOf, isHydrated } from './controls';
import { openSearch } from './search';

/** Delay before a click that no listener received is repeated, in milliseconds. */
const RETRY = 20;

/** Queues clicks on controls and replays them in order after hydration, one per control. */
export function keepPresses(start: () => void): void {
  const pressed = new Set<HTMLElement>();
  const onClick = (event: Event) => {
    const control = controlOf(event);
    const isNative = control?.closest('[popovertarget], [type=radio], a');
    if (isHydrated() || !control || isNative) return;
    event.preventDefault();
    // React would replay the click as well if it is about to hydrate.
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

/** Returns whether the click arrived: React stops clicks on parts that are not hydrated yet. */
function press(control: HTMLElement): boolean {
  if (!control.isConnected || control.matches(':disabled')) return true;
  let hasArrived = false;
  control.addEventListener('click', () => (hasArrived = true), { once: true });
  control.click();
  return hasArrived;
}
