import { ACTION, FILLED_LATER, HYDRATED, ISLAND } from '../../ui/sharedNames';

const CONTROLS = 'button, input, select, textarea, img, [role=tab], .ft-playground';

/** What works without React: by the browser itself or by the enhancements of the page. */
const PLAIN = `[${ACTION}], [popovertarget], [type=radio], a`;

/** Returns the control that needs React and that an event is about. */
export function controlOf({ target }: Event): HTMLElement | null {
  const control = target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null;
  return control?.closest(PLAIN) ? null : control;
}

/** Returns the control that an enhancement handles and that an event is about. */
export function enhancedControlOf({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(`[${ACTION}]`) : null;
}

/** Whether an event is about code that runs, whose types the enhancements show. */
export function isAboutCode({ target }: Event): boolean {
  return target instanceof Element && target.closest('[data-run]') !== null;
}

/** Returns the disclosure that an event is about: React may fill it or close it. */
export function disclosureOf({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest('summary') : null;
}

/** Returns the summary of a disclosure that scripts fill, which an event is about. */
export function unfilledOf({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest(`[${FILLED_LATER}] > summary`) : null;
}

/** Returns what hydrates with an element: its island, or the whole page. */
export function rootOf(element: Element | null): HTMLElement {
  return element?.closest<HTMLElement>(`[${ISLAND}]`) ?? document.documentElement;
}

/** Whether React handles an element, or the page (`framework/client/HydratedMark.tsx`). */
export function isHydrated(element: Element | null = null): boolean {
  return rootOf(element).hasAttribute(HYDRATED);
}
