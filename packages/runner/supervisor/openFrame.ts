import type { Executor } from './supervise';

interface FrameListener {
  /** URL of the document of a sandbox. */
  address: string;
  onMessage: (data: unknown) => void;
  onLoad: () => void;
  /** Called when the frame has taken the focus from the page. */
  onFocus: () => void;
}

/** Inside the viewport, since browsers throttle frames outside of it. */
const HIDDEN =
  'position: fixed; inset: 0 auto auto 0; width: 1px; height: 1px; border: 0; opacity: 0';

/**
 * Opens a hidden iframe with an opaque origin. The frame alone gets the other end of the message
 * channel, so that every message is from what it runs.
 */
export function openFrame(
  request: object,
  { address, onMessage, onLoad, onFocus }: FrameListener,
): Executor {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', ({ data }) => onMessage(data));
  port1.start();
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.referrerPolicy = 'no-referrer';
  // Keeps Tab and screen readers out.
  frame.inert = true;
  frame.style.cssText = HIDDEN;
  frame.src = address;
  frame.addEventListener(
    'load',
    () => {
      onLoad();
      // An opaque origin cannot be named.
      frame.contentWindow!.postMessage(request, '*', [port2]);
    },
    { once: true },
  );
  document.body.append(frame);
  const remove = guardFocus(frame, onFocus);
  const close = () => {
    port1.close();
    remove();
  };
  return { send: (message) => port1.postMessage(message), close };
}

/**
 * In Chromium, even an `inert` frame can focus itself and receive what is typed and pasted; only
 * removing it prevents the next time.
 *
 * @returns Removes the frame and restores the focus.
 */
function guardFocus(frame: HTMLIFrameElement, onTaken: () => void): () => void {
  let owner = document.activeElement;
  const isTaken = () => document.activeElement === frame;
  const onBlur = () => {
    if (isTaken()) onTaken();
  };
  const onFocus = ({ target }: FocusEvent) => {
    owner = target as Element;
  };
  window.addEventListener('blur', onBlur);
  document.addEventListener('focusin', onFocus);
  return () => {
    window.removeEventListener('blur', onBlur);
    document.removeEventListener('focusin', onFocus);
    const isOwed = isTaken();
    frame.remove();
    if (!isOwed) return;
    window.focus();
    if (owner instanceof HTMLElement) owner.focus({ preventScroll: true });
  };
}
