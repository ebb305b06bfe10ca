import { HYDRATED_EVENT, WAIT_EVENT } from '../../ui/sharedNames';
import { controlOf, isHydrated, unfilledOf } from './controls';
import type { Waiting } from './waiting';

/**
 * Marks what the browser does by itself, but whose effect needs React: fields that are filled in, until
 * React handles them, and disclosures that are opened, until what fills them says so itself.
 */
export function keepInput(waiting: Waiting): void {
  const fields = new Set<HTMLElement>();
  const summaries = new Set<HTMLElement>();
  const begin = (control: HTMLElement | null, controls: Set<HTMLElement>) => {
    if (!control || isHydrated(control) || controls.has(control)) return;
    controls.add(control);
    waiting.begin(control);
  };
  const end = (control: HTMLElement, controls: Set<HTMLElement>) => {
    if (controls.delete(control)) waiting.end(control);
  };
  addEventListener('input', (event) => begin(controlOf(event), fields), true);
  addEventListener('click', (event) => begin(unfilledOf(event), summaries), true);
  document.addEventListener(WAIT_EVENT, ({ target }) => end(target as HTMLElement, summaries));
  document.addEventListener(HYDRATED_EVENT, () => {
    for (const field of fields) {
      if (!field.isConnected || isHydrated(field)) end(field, fields);
    }
  });
  const onToggle = ({ target }: Event) => {
    const { open, firstElementChild } = target as HTMLDetailsElement;
    if (!open) end(firstElementChild as HTMLElement, summaries);
  };
  addEventListener('toggle', onToggle, true);
}
