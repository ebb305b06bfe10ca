import type { RunRequest } from '../evaluator/events';
import { guardFocus } from './guardFocus';

/** A running sandbox. */
export interface SandboxFrame {
  close: () => void;
}

interface FrameListener {
  onMessage: (data: unknown) => void;
  onLoad: () => void;
  /** Called when the frame has taken the focus from the page. */
  onFocus: () => void;
}

/** Invisible, but inside the viewport: browsers throttle frames outside of it. */
const HIDDEN =
  'position: fixed; inset: 0 auto auto 0; width: 1px; height: 1px; border: 0; opacity: 0';

/**
 * Opens a sandbox for one example: a hidden iframe with an opaque origin. It gets one end of a
 * message channel; as nobody else has it, every message at the other end is from this run.
 */
export function openFrame(
  request: RunRequest,
  { onMessage, onLoad, onFocus }: FrameListener,
): SandboxFrame {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', ({ data }) => onMessage(data));
  port1.start();
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.referrerPolicy = 'no-referrer';
  // Keeps Tab and screen readers out.
  frame.inert = true;
  frame.style.cssText = HIDDEN;
  frame.src = RUNNER_ADDRESS;
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
  return { close };
}
