import { expect, test as base } from '@playwright/test';
import { serve } from '../../scripts/serve.mjs';
import type { Engine } from './engine';
import { ADAPTERS, type EngineName } from './engines';
import { Visit } from './visit';

export { expect };

interface Options {
  /** Expected errors and warnings; any other fails the test. */
  expectedMessages: RegExp | undefined;
}

interface Fixtures extends Options {
  /** A visit to a new origin, which has no storage, cache or service worker. */
  visit: Visit;
}

interface WorkerFixtures {
  engineName: EngineName;
  /** One browser for all tests, restarted after a failure; `undefined` if it is not installed. */
  engine: Engine | undefined;
}

/** Firefox logs what a page that was left had asked of the worker, perhaps only in the next page. */
const LEFT = /A ServiceWorker intercepted the request/;

export const test = base.extend<Fixtures, WorkerFixtures>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const { find, start } = ADAPTERS[engineName];
      const programs = find();
      const engine = programs && (await start(programs));
      await use(engine);
      await engine?.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  expectedMessages: [undefined, { option: true }],
  visit: async ({ engine, engineName, expectedMessages }, use, info) => {
    info.skip(!engine, `not installed: apt-get install ${ADAPTERS[engineName].packages}`);
    info.annotations.push({ type: 'engine', description: engine!.name });
    const { url, close } = await serve();
    await use(new Visit(engine!, { url, close }));
    close();
    // A hanging page cannot be closed: after a failure the browser is ended.
    if (info.errors.length > 0) return;
    const messages = await engine!.takeMessages();
    await engine!.open('about:blank');
    const isExpected = (message: string) =>
      LEFT.test(message) || (expectedMessages?.test(message) ?? false);
    expect(
      messages.filter((message) => !isExpected(message)),
      'errors and warnings',
    ).toEqual([]);
  },
});
