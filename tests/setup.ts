import fc from 'fast-check';

// A fixed seed keeps runs reproducible: a random one would fail for an unrelated change.
fc.configureGlobal({ seed: 122 });

// Node.js has storage of its own from version 25 on, which hides that of the page and needs a file.
const { jsdom } = globalThis as { jsdom?: { window: Window } };
if (jsdom) {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    Object.defineProperty(globalThis, name, { value: jsdom.window[name], configurable: true });
  }
}
