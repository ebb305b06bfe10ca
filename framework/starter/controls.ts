const CONTROLS = 'button, input, img, [role=tab], .ft-playground';

/** Returns the control that an event is about; links count as none. */
export function controlOf({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null;
}

/** Whether an event is about code that runs, whose types show once the scripts are there. */
export function isAboutCode({ target }: Event): boolean {
  return target instanceof Element && target.closest('[data-run]') !== null;
}

/** Whether the page is hydrated (`framework/client/HydratedMark.tsx`). */
export function isHydrated(): boolean {
  return 'hydrated' in document.documentElement.dataset;
}
