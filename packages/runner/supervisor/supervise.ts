/** Where code runs that may hang: a frame, a thread or a process. */
export interface Executor {
  send: (message: unknown) => void;
  close: () => void;
}

/** What a place tells. */
export interface Listener<Ending> {
  onMessage: (data: unknown) => void;
  /** Closes the place; later endings and messages do not count. */
  end: (ending: Ending) => void;
}

/** A place that is watched. */
export interface Supervised<Ending> extends Pick<Listener<Ending>, 'end'> {
  send: Executor['send'];
  /** Ends the place after this time, in milliseconds, unless the function that it returns is called. */
  limit: (time: number, ending: Ending) => () => void;
  /** Does the same until a sign of life: the next call sets the time anew. */
  expect: (time: number, ending: Ending) => void;
  /** Waits for no further sign of life. */
  rest: () => void;
}

/** Opens a place where code runs that may hang, and sees to it that it ends once. */
export function supervise<Ending>(
  open: (listener: Listener<Ending>) => Executor,
  on: { onMessage: (data: unknown) => void; onEnd: (ending: Ending) => void },
): Supervised<Ending> {
  const running = new Set<() => void>();
  let isOver = false;
  let rest: (() => void) | undefined;
  const end = (ending: Ending) => {
    if (isOver) return;
    isOver = true;
    for (const stop of running) stop();
    place.close();
    on.onEnd(ending);
  };
  const onMessage = (data: unknown) => {
    if (!isOver) on.onMessage(data);
  };
  const limit = (time: number, ending: Ending) => {
    if (isOver) return () => {};
    const stopCount = countDown(time, () => end(ending));
    const stop = () => {
      stopCount();
      running.delete(stop);
    };
    running.add(stop);
    return stop;
  };
  const place = open({ onMessage, end });
  return {
    send: place.send,
    end,
    limit,
    expect(time, ending) {
      rest?.();
      rest = limit(time, ending);
    },
    rest: () => rest?.(),
  };
}

/** In milliseconds. */
const STEP = 500;

/** Counts in steps, so that it pauses while this thread is blocked itself. Keeps no process alive. */
function countDown(time: number, onEnd: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = (left: number) => {
    timer = setTimeout(() => (left > STEP ? wait(left - STEP) : onEnd()), Math.min(left, STEP));
    // Browsers have numbers for timers.
    if (typeof timer === 'object') timer.unref();
  };
  wait(time);
  return () => clearTimeout(timer);
}

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
