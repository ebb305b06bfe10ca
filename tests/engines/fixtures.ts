import { expect, test as base } from '@playwright/test';
import { serve } from '../../scripts/serve.mjs';
import type { Engine } from './engine';
import { ADAPTERS, type EngineName } from './engines';
import { Visit } from './visit';

export { expect };

interface Options {
  /** What a test may log; anything else that a page logs as an error or a warning fails it. */
  expectedMessages: RegExp | undefined;
}

interface Fixtures extends Options {
  /** A visit to a site of its own: a new address has no storage, no cache and no service worker. */
  visit: Visit;
}

interface WorkerFixtures {
  engineName: EngineName;
  /** One browser for all tests; after a test that fails, another one. Nothing where it is not installed. */
  engine: Engine | undefined;
}

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
    // A page that hangs answers nothing; after a failure, its browser is ended as well.
    if (info.errors.length > 0) return;
    const messages = await engine!.takeMessages();
    await engine!.open('about:blank');
    const isExpected = (message: string) => expectedMessages?.test(message) ?? false;
    expect(
      messages.filter((message) => !isExpected(message)),
      'errors and warnings',
    ).toEqual([]);
  },
});
