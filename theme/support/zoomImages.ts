import type { Zoom, ZoomOptions } from 'medium-zoom';

export type { ZoomOptions };

/** Time a page gets to lay out its images, in milliseconds (specification, section 9). */
const INITIAL_DELAY = 100;

interface ZoomSettings {
  /** A CSS selector of images. */
  selector: string;
  /** Accessible name of what pressing an image does. */
  label: string;
  /** Settings of `medium-zoom`. */
  options?: ZoomOptions | undefined;
}

/**
 * Makes images zoomable, a moment later. The library that does it is loaded only where there is an image.
 *
 * @returns A function that undoes it.
 * @throws {TypeError} From the timer, if the selector is invalid (specification, section 8).
 */
export function zoomImages({ selector, label, options }: ZoomSettings): () => void {
  const controller = new AbortController();
  const timer = setTimeout(() => {
    const images = findImages(selector);
    if (images.length > 0) void attach(images, { label, options }, controller.signal);
  }, INITIAL_DELAY);
  return () => {
    clearTimeout(timer);
    controller.abort();
  };
}

function findImages(selector: string): HTMLImageElement[] {
  try {
    return [...document.querySelectorAll<HTMLImageElement>(selector)];
  } catch {
    throw new TypeError(`The selector of images to zoom is invalid: ${selector}`);
  }
}

async function attach(
  images: HTMLImageElement[],
  { label, options }: Omit<ZoomSettings, 'selector'>,
  signal: AbortSignal,
): Promise<void> {
  const { default: mediumZoom } = await import('medium-zoom');
  if (signal.aborted) return;
  const zoom = mediumZoom(images, { background: 'var(--ft-zoom-background)', ...options });
  for (const image of images) {
    addKeyboard(image, zoom, label, signal);
    image.addEventListener('medium-zoom:open', () => warnIfBroken(image), { signal });
  }
  signal.addEventListener('abort', () => zoom.detach());
}

/** The library warns of this for images that have another source to zoom only. */
function warnIfBroken(image: HTMLImageElement): void {
  if (!image.complete || image.naturalWidth > 0) return;
  console.warn(`Unable to reach the zoom image target ${image.currentSrc || image.src}`);
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
