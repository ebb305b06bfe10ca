import { openPanelOf, panelOf } from './panels';
import type { Waiting } from './waiting';

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
    event.stopPropagation();
    if (panelOf(control)) openPanelOf(control);
    else {
      pressed.add(control);
      waiting.begin(control);
    }
    load(control);
  };
  const pressAll = () => {
    for (const control of pressed) {
      if (control.isConnected && !isReady(control)) return;
      pressed.delete(control);
      // Before the press, with which it may begin to wait for what that loads.
      waiting.end(control);
      if (control.isConnected) control.click();
    }
  };
  addEventListener('click', onClick, true);
  document.addEventListener(ready, () => setTimeout(pressAll));
  return () => pressed.size > 0;
}
