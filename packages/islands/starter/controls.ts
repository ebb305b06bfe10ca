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
  return ({ target }) => {
    const control = target instanceof Element ? target.closest<HTMLElement>(selector) : null;
    return control?.closest(PLAIN) ? null : control;
  };
}

/** Returns the control that an enhancement handles and that an event is about. */
export function enhancedControlOf({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(`[${ACTION}]`) : null;
}

/** Tells whether an event is about an island, in which enhancements may show what a pointer is at. */
export function isAboutIsland({ target }: Event): boolean {
  return target instanceof Element && target.closest(`[${ISLAND}]`) !== null;
}

/** Returns the summary of a disclosure that scripts fill, which an event is about. */
export function unfilledOf({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest(`[${FILLED_LATER}] > summary`) : null;
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
