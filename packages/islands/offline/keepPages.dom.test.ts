// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { forgetAll, registerWorker } from './keepPages';

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

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.unstubAllGlobals();
});

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

it('also removes what the worker was about to keep', async () => {
  const value = { getRegistration: async () => undefined };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value });
  const names = [`${location.origin}/site/visited.old`];
  const late = [`${location.origin}/site/visited.new`];
  const remove = async () => void names.splice(0, 1, ...late.splice(0));
  vi.stubGlobal('caches', { keys: async () => [...names], delete: remove });
  await forgetAll(`${location.origin}/site/`);
  expect(names).toEqual([]);
});
