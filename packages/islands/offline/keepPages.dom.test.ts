// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { OFFLINE_KEY } from '@funtool-docs/shared/sharedNames';
import type { PageData } from '../client/embedded';
import { forgetAll, keepVisit, registerWorker } from './keepPages';

const VISIT = { content: { address: '/at' }, worker: '/site/worker.js' } as PageData;

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
  localStorage.clear();
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

it('keeps nothing once the reader has refused it, also while the worker is registered', async () => {
  const unregister = vi.fn<() => Promise<boolean>>();
  const registration = { active: {}, unregister };
  const register = vi.fn<() => Promise<object>>(async () => {
    localStorage.setItem(OFFLINE_KEY, 'off');
    return registration;
  });
  const value = { register, getRegistration: async () => registration };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value });
  const open = vi.fn<() => Promise<Cache>>();
  vi.stubGlobal('caches', { keys: async () => [], open });
  await keepVisit(VISIT);
  await keepVisit(VISIT);
  expect(open).not.toHaveBeenCalled();
  for (const step of [register, unregister]) expect(step).toHaveBeenCalledOnce();
});
