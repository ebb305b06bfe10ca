// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { registerWorker } from './keepPages';

/** Registers a worker that is being installed. */
function start() {
  const installing = Object.assign(new EventTarget(), { state: 'installing' });
  const registration = { installing, waiting: null, active: null };
  const value = { register: async () => registration };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value });
  const registered = registerWorker('/site/worker.js');
  const become = (state: string) => {
    installing.state = state;
    installing.dispatchEvent(new Event('statechange'));
  };
  return { registered, become };
}

afterEach(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));

it('waits until a worker is active', async () => {
  const { registered, become } = start();
  await Promise.resolve();
  become('activated');
  expect(await registered).toBe(`${location.origin}/site/`);
});

it('fails where a worker is not installed', async () => {
  const { registered, become } = start();
  await Promise.resolve();
  become('redundant');
  await expect(registered).rejects.toThrow('was not installed');
});
