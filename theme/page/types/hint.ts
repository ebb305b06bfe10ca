import { findIdentifier, type Identifier } from './findIdentifier';
import styles from './hint.css?inline';

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

/** The pointer rests this long before a type shows or goes away, in milliseconds. */
const REST = 200;

/** Distance of the tooltip from its identifier and from the edges of the window, in pixels. */
const GAP = 6;

/** Name of the highlight of the identifier (`hint.css`). */
const HIGHLIGHT = 'ft-type';

let tooltip: HTMLElement | undefined;
/** Ends what an open tooltip listens to. */
let closing = new AbortController();
let timer: number | undefined;
/** Counts what a reader points at, so that a late answer is dropped. */
let asked = 0;

/**
 * Shows the type of what a reader points at: at once for a tap, else once the pointer rests.
 *
 * @param code The block that the event is about.
 */
export function hintAt(event: PointerEvent, code: Element): void {
  const isTouch = event.pointerType === 'touch';
  if (event.type === 'click') {
    if (isTouch) void show(event, code);
    return;
  }
  // A reader who presses a button is selecting.
  if (isTouch || event.buttons !== 0) return;
  later(() => void show(event, code));
  code.addEventListener('pointerleave', forget, { once: true });
}

function later(act: () => void): void {
  window.clearTimeout(timer);
  timer = window.setTimeout(act, REST);
}

/** Drops what was asked for; an open tooltip stays, since the pointer may be on its way to it. */
function forget(): void {
  if (tooltip) return;
  window.clearTimeout(timer);
  asked += 1;
}

async function show({ clientX, clientY }: PointerEvent, code: Element): Promise<void> {
  asked += 1;
  const own = asked;
  // Without the types, code reads as it is.
  const found = await findIdentifier(code, clientX, clientY).catch(() => undefined);
  if (own !== asked) return;
  close();
  if (found) open(found);
}

function open({ range, text }: Identifier): void {
  tooltip = document.createElement('div');
  tooltip.className = 'ft-type';
  tooltip.setAttribute('role', 'tooltip');
  tooltip.translate = false;
  tooltip.textContent = text;
  document.body.append(tooltip);
  place(tooltip, range.getBoundingClientRect());
  if (typeof Highlight === 'function') CSS.highlights.set(HIGHLIGHT, new Highlight(range));
  tooltip.addEventListener('pointerenter', () => window.clearTimeout(timer));
  closing = new AbortController();
  const { signal } = closing;
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), { signal });
  document.addEventListener('pointerdown', onPress, { signal });
  document.addEventListener('pointerover', onLeave, { signal });
  window.addEventListener('scroll', hide, { capture: true, signal });
}

/** Above its identifier, or below it if there is no room. */
function place(element: HTMLElement, { left, top, bottom }: DOMRect): void {
  const { offsetWidth, offsetHeight } = element;
  const limit = document.documentElement.clientWidth - offsetWidth - GAP;
  const above = top - offsetHeight - GAP;
  element.style.left = `${Math.max(GAP, Math.min(left, limit))}px`;
  element.style.top = `${above > GAP ? above : bottom + GAP}px`;
}

function hide(): void {
  window.clearTimeout(timer);
  close();
}

/** Removes the tooltip; the pointer may rest on something else by now. */
function close(): void {
  tooltip?.remove();
  tooltip = undefined;
  if (typeof Highlight === 'function') CSS.highlights.delete(HIGHLIGHT);
  closing.abort();
}

function onPress({ target }: Event): void {
  if (!tooltip?.contains(target as Node)) hide();
}

function onLeave({ target }: Event): void {
  const isInCode = target instanceof Element && target.closest('pre') !== null;
  if (!isInCode && !tooltip?.contains(target as Node)) later(hide);
}
