import { HYDRATED_EVENT } from '../../ui/sharedNames';
import { controlOf, isHydrated, unfilledOf } from './controls';
import type { Waiting } from './waiting';

/**
 * Marks what the browser does by itself, but whose effect needs React: fields that are filled in,
 * disclosures that are opened.
 */
export function keepInput(waiting: Waiting): void {
  const controls = new Set<HTMLElement>();
  const onEvent = (event: Event) => {
    const control = event.type === 'click' ? unfilledOf(event) : controlOf(event);
    if (!control || isHydrated(control) || controls.has(control)) return;
    controls.add(control);
    waiting.begin(control);
  };
  for (const type of ['input', 'click']) addEventListener(type, onEvent, true);
  document.addEventListener(HYDRATED_EVENT, () => {
    for (const control of controls) {
      if (control.isConnected && !isHydrated(control)) continue;
      controls.delete(control);
      waiting.end(control);
    }
  });
}
