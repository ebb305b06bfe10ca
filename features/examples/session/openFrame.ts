import type { RunRequest } from '../evaluator/events';
import { watchFocus } from './watchFocus';

/** A sandbox at work. */
export interface SandboxFrame {
  /** Ends everything in it. */
  close: () => void;
}

/** What becomes of a sandbox. */
interface FrameListener {
  /** Is called with whatever the sandbox says. */
  onMessage: (data: unknown) => void;
  /** Is called when its document is there. */
  onLoad: () => void;
  /** Is called when it has taken the focus of the page. */
  onFocus: () => void;
}

/** It takes no space and no pointer, but lies within the window: browsers slow down what does not. */
const HIDDEN =
  'position: fixed; inset: 0 auto auto 0; width: 1px; height: 1px; border: 0; opacity: 0';

/**
 * Opens a sandbox of its own for one example, in a hidden frame without the origin of the site. It is given
 * one end of a channel; as nobody else has it, whatever arrives at the other is from this run.
 *
 * @param request The example.
 * @param listener Hears of what becomes of it.
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
  // Keeps Tab and screen readers out of it.
  frame.inert = true;
  frame.style.cssText = HIDDEN;
  frame.src = RUNNER_ADDRESS;
  frame.addEventListener(
    'load',
    () => {
      onLoad();
      // A sandboxed document has no origin that could be named.
      frame.contentWindow!.postMessage(request, '*', [port2]);
    },
    { once: true },
  );
  document.body.append(frame);
  const remove = watchFocus(frame, onFocus);
  const close = () => {
    port1.close();
    remove();
  };
  return { close };
}
