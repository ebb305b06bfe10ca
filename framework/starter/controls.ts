const CONTROLS = 'button, input, img, [role=tab], .ft-playground';

/** Finds what an event is about, if that does something other than to lead elsewhere. */
export function controlOf({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null;
}

/** Tells whether all parts of the page react (`framework/client/useHydrated.ts`). */
export function isHydrated(): boolean {
  return 'hydrated' in document.documentElement.dataset;
}
