import { openPanelOf, panelOf } from './panels';
import type { Waiting } from './waiting';

/** Delay before a click that no listener received is repeated, in milliseconds. */
const RETRY = 20;

interface Presses {
  /** Finds the control that an event is about. */
  find: (event: Event) => HTMLElement | null;
  isReady: (control: HTMLElement) => boolean;
  /** Event of the document after which more controls may be ready. */
  ready: string;
  /** Loads what makes a control work. */
  load: (control: HTMLElement) => void;
  waiting: Waiting;
}

/**
 * Queues clicks on controls and replays them in order once these work, one per control.
 *
 * @returns Whether one is waiting.
 */
export function replayClicks({ find, isReady, ready, load, waiting }: Presses): () => boolean {
  const pressed = new Set<HTMLElement>();
  const onClick = (event: Event) => {
    const control = find(event);
    if (!control || isReady(control)) return;
    event.preventDefault();
    // React would replay the click as well if it is about to hydrate.
    event.stopPropagation();
    if (panelOf(control)) openPanelOf(control);
    else {
      pressed.add(control);
      waiting.begin(control);
    }
    load(control);
  };
  const pressNext = () => {
    for (const each of pressed) if (!each.isConnected) pressed.delete(each);
    const [control] = pressed;
    if (!control || !isReady(control)) return;
    // Before the press, with which it may begin to wait for what that loads.
    waiting.end(control);
    if (press(control)) pressed.delete(control);
    else waiting.begin(control);
    setTimeout(pressNext, RETRY);
  };
  addEventListener('click', onClick, true);
  document.addEventListener(ready, () => setTimeout(pressNext));
  return () => pressed.size > 0;
}

/** Returns whether the click arrived: React stops clicks on parts that are not hydrated yet. */
function press(control: HTMLElement): boolean {
  if (control.matches(':disabled')) return true;
  let hasArrived = false;
  const box = control as HTMLInputElement;
  const { checked } = box;
  // React hydrates a part at its first event: at the click, the box would be ticked already, and not change.
  box.dispatchEvent(new Event('mousedown', { bubbles: true }));
  box.addEventListener('click', () => (hasArrived = true), { once: true });
  box.click();
  // The browser ticks a box also where React has stopped the click.
  if (!hasArrived) box.checked = checked;
  return hasArrived;
}
