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
