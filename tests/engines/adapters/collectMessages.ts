declare global {
  interface Window {
    loggedMessages?: string[];
  }
}

/**
 * Collects in the page what it logs from now on: WebKitGTK tells its driver nothing of it. Sent to the
 * browser, alone.
 */
export function collectMessages(): void {
  if (window.loggedMessages) return;
  const messages: string[] = [];
  window.loggedMessages = messages;
  for (const level of ['error', 'warn'] as const) {
    const log = console[level];
    console[level] = (...values) => {
      messages.push(values.map(String).join(' '));
      log.apply(console, values);
    };
  }
  window.addEventListener('error', ({ message }) => messages.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) => messages.push(String(reason)));
}

/** Gives what was collected, and forgets it. Sent to the browser, alone. */
export function takeMessages(): string[] {
  return window.loggedMessages?.splice(0) ?? [];
}
