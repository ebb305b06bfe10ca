import type { Zoom, ZoomOptions } from 'medium-zoom';

export type { ZoomOptions };

/** Time a page gets to lay out its images, in milliseconds (specification, section 9). */
const INITIAL_DELAY = 100;

interface ZoomSettings {
  /** A CSS selector of images. */
  selector: string;
  /** Accessible names of what pressing an image does, before and while it is zoomed. */
  labels: { open: string; close: string };
  /** Settings of `medium-zoom`. */
  options?: ZoomOptions | undefined;
}

/**
 * Makes images zoomable, a moment later. The library that does it is loaded only where there is an image.
 *
 * @returns A function that undoes it.
 * @throws {TypeError} From the timer, if the selector is invalid (specification, section 8).
 */
export function zoomImages({ selector, labels, options }: ZoomSettings): () => void {
  const controller = new AbortController();
  const timer = setTimeout(() => {
    const images = findImages(selector);
    if (images.length === 0) return;
    // Without the library the images stay as they are.
    attach(images, { labels, options }, controller.signal).catch(() => {});
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
  { labels, options }: Omit<ZoomSettings, 'selector'>,
  signal: AbortSignal,
): Promise<void> {
  const { default: mediumZoom } = await import('medium-zoom');
  if (signal.aborted) return;
  const zoom = mediumZoom(images, { background: 'var(--ft-zoom-background)', ...options });
  for (const image of images) {
    addKeyboard(image, zoom, labels, signal);
    image.addEventListener('medium-zoom:open', () => warnIfBroken(image), { signal });
  }
  signal.addEventListener('abort', () => zoom.detach());
}

/** The library warns of this for images that have another source to zoom only. */
function warnIfBroken(image: HTMLImageElement): void {
  if (!image.complete || image.naturalWidth > 0) return;
  console.warn(`Unable to reach the zoom image target ${image.currentSrc || image.src}`);
}

/** The library listens to the mouse only. */
function addKeyboard(
  image: HTMLImageElement,
  zoom: Zoom,
  labels: ZoomSettings['labels'],
  signal: AbortSignal,
): void {
  image.tabIndex = 0;
  image.role = 'button';
  nameImage(image, labels.open);
  onPress(image, () => void zoom.open({ target: image }), ['Enter', ' '], signal);
  image.addEventListener(
    'medium-zoom:open',
    // The library adds the zoomed copy once its listeners were told.
    () => queueMicrotask(() => takeFocus(image, zoom, labels.close)),
    { signal },
  );
}

/**
 * Gives the zoomed copy the focus of its original, which is hidden, and keeps readers off what lies below
 * the overlay until it is closed.
 */
function takeFocus(image: HTMLImageElement, zoom: Zoom, label: string): void {
  const copy = document.querySelector<HTMLImageElement>('body > .medium-zoom-image--opened');
  const page = image.closest<HTMLElement>('body > *');
  if (!copy || !page) return;
  nameImage(copy, label);
  const closed = new AbortController();
  closeWhenAsked(image, copy, zoom, closed.signal);
  copy.focus({ preventScroll: true });
  page.inert = true;
  const giveBack = () => {
    closed.abort();
    page.inert = false;
    image.focus({ preventScroll: true });
  };
  image.addEventListener('medium-zoom:closed', giveBack, { once: true });
}

/** The library ignores requests while the image is moving; one that comes then waits for its arrival. */
function closeWhenAsked(
  image: HTMLImageElement,
  copy: HTMLImageElement,
  zoom: Zoom,
  signal: AbortSignal,
): void {
  const arrival = new Promise((resolve) => {
    image.addEventListener('medium-zoom:opened', resolve, { signal });
  });
  const close = () => void arrival.then(() => zoom.close());
  onPress(copy, close, ['Enter', ' ', 'Escape']);
  for (const element of document.querySelectorAll(
    '.medium-zoom-overlay, body > .medium-zoom-image--opened',
  )) {
    element.addEventListener('click', close, { signal });
  }
}

function nameImage(image: HTMLImageElement, label: string): void {
  image.ariaLabel = image.alt ? `${label}: ${image.alt}` : label;
}

function onPress(
  image: HTMLImageElement,
  action: () => void,
  keys: string[],
  signal?: AbortSignal,
): void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (!keys.includes(event.key)) return;
    event.preventDefault();
    action();
  };
  image.addEventListener('keydown', onKeyDown, signal && { signal });
}
