import type { Zoom, ZoomOptions } from 'medium-zoom';

export type { ZoomOptions };

/** Time a page gets to lay out its images, in milliseconds (specification, section 9). */
const INITIAL_DELAY = 100;

/**
 * Makes images zoomable. The library that does it is loaded only where there is an image.
 *
 * @param settings Which images, their accessible name, and settings of `medium-zoom`.
 * @returns A function that undoes it.
 */
export function zoomImages({
  selector,
  label,
  options,
}: {
  selector: string;
  label: string;
  options?: ZoomOptions;
}): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const timer = setTimeout(async () => {
    if (!document.querySelector(selector)) return;
    const { default: mediumZoom } = await import('medium-zoom');
    if (signal.aborted) return;
    const zoom = mediumZoom(selector, { background: 'var(--rp-c-bg)', ...options });
    zoom.getImages().forEach((image) => addKeyboard(image, zoom, label, signal));
    signal.addEventListener('abort', () => zoom.detach());
  }, INITIAL_DELAY);
  return () => {
    clearTimeout(timer);
    controller.abort();
  };
}

/** The library listens to the mouse only, and hides the focused original while it is zoomed. */
function addKeyboard(image: HTMLElement, zoom: Zoom, label: string, signal: AbortSignal): void {
  const alt = image.getAttribute('alt');
  image.tabIndex = 0;
  image.role = 'button';
  image.ariaLabel = alt ? `${label}: ${alt}` : label;
  image.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      void zoom.open({ target: image });
      image.addEventListener('medium-zoom:closed', () => image.focus(), { once: true, signal });
    },
    { signal },
  );
}
