import type { Zoom } from 'medium-zoom';

/** Images of the content, which readers can zoom; not those of a link, a button or an editor. */
export const DOC_IMAGES = '.rspress-doc img:not(a img, button img, [contenteditable] img)';

/** Time for the page to lay out its images, in milliseconds. */
const INITIAL_DELAY = 100;

interface ZoomSettings {
  selector: string;
  /** Accessible names before and while it is zoomed. */
  labels: { open: string; close: string };
}

/**
 * Makes images zoomable until the result is called: a click, Enter or Space zooms them; Escape, a click or
 * scrolling by 40 px (the default of `medium-zoom`) closes them. Loads `medium-zoom` only if there are any.
 */
export function zoomImages({ selector, labels }: ZoomSettings): () => void {
  const controller = new AbortController();
  const timer = setTimeout(() => {
    const images = findImages(selector);
    if (images.length === 0) return;
    // Without the library, images stay as they are.
    attach(images, labels, controller.signal).catch(() => {});
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
  labels: ZoomSettings['labels'],
  signal: AbortSignal,
): Promise<void> {
  const { default: mediumZoom } = await import('medium-zoom');
  if (signal.aborted) return;
  const zoom = mediumZoom(images, { background: 'var(--ft-zoom-background)' });
  for (const image of images) {
    addKeyboard(image, zoom, labels, signal);
    image.addEventListener('medium-zoom:open', () => warnIfBroken(image), { signal });
  }
  signal.addEventListener('abort', () => zoom.detach());
}

/** medium-zoom warns about separate zoom sources only. */
function warnIfBroken(image: HTMLImageElement): void {
  if (!image.complete || image.naturalWidth > 0) return;
  console.warn(`Unable to reach the zoom image target ${image.currentSrc || image.src}`);
}

/** medium-zoom supports the mouse only. */
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
    // medium-zoom appends the copy after it has called its listeners.
    () => queueMicrotask(() => takeFocus(image, zoom, labels.close)),
    { signal },
  );
}

/** The original is hidden, so the copy takes the focus; the page is inert until it is closed. */
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

/** medium-zoom ignores requests during its animation; they wait for its end. */
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
