import { ACTION, FILLED_LATER, HYDRATED, ISLAND } from '@funtool-docs/shared/sharedNames';

const CONTROLS = 'button, input, select, textarea, [role=tab]';

/** Controls that work without React: by the browser itself or by the enhancements of the page. */
const PLAIN = `[${ACTION}], [popovertarget], [type=radio], a`;

/** Returns the control that needs React and that an event is about. */
export type FindControl = (event: Event) => HTMLElement | null;

/**
 * Creates a function that finds controls.
 *
 * @param own Selector of those that only this site has.
 */
export function createFindControl(own: string): FindControl {
  const selector = own ? `${CONTROLS}, ${own}` : CONTROLS;
  return (event) => {
    const control = closestOf(event, selector);
    return control?.closest(PLAIN) ? null : control;
  };
}

function closestOf({ target }: Event, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}

/** Returns the control that an enhancement handles and that an event is about. */
export function enhancedControlOf(event: Event): HTMLElement | null {
  return closestOf(event, `[${ACTION}]`);
}

/** Tells whether an event is about an island, in which enhancements may show what a pointer is at. */
export function isAboutIsland(event: Event): boolean {
  return closestOf(event, `[${ISLAND}]`) !== null;
}

/** Returns the summary of a disclosure that scripts fill, which an event is about. */
export function unfilledOf(event: Event): HTMLElement | null {
  return closestOf(event, `[${FILLED_LATER}] > summary`);
}

/** Returns what hydrates with an element: its island, or the whole page. */
export function rootOf(element: Element | null): HTMLElement {
  return element?.closest<HTMLElement>(`[${ISLAND}]`) ?? document.documentElement;
}

/**
 * Returns the island that the hash leads to, by its name and its place among those of that name, as
 * `#edit=0`; the last one, if the page has fewer by now.
 */
export function linkedIsland(): HTMLElement | undefined {
  const [, name, place] = /^#(\w+)=(\d*)/.exec(location.hash) ?? [];
  const islands = document.querySelectorAll<HTMLElement>(`[${ISLAND}="${name}"]`);
  return islands[Math.min(Number(place), islands.length - 1)];
}

/** Tells whether React handles an element, or the page (`packages/islands/client/useHydrated.ts`). */
export function isHydrated(element: Element | null = null): boolean {
  return rootOf(element).hasAttribute(HYDRATED);
}
