declare global {
  interface Window {
    loggedMessages?: string[];
  }
}

/**
 * Records console messages in the page, since WebKitGTK does not report them to its driver. Self-contained: it is
 * serialised.
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

/** Returns and clears the recorded messages. Self-contained: it is serialised. */
export function takeMessages(): string[] {
  return window.loggedMessages?.splice(0) ?? [];
}
