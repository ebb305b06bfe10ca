// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { registerWorker } from './registerWorker';

/** Registers a worker that is being installed. */
function register() {
  const installing = Object.assign(new EventTarget(), { state: 'installing' });
  const registration = { installing, active: null };
  const value = { register: vi.fn<() => unknown>(async () => registration) };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value });
  const registered = registerWorker('/worker.js');
  return async (state: string) => {
    await Promise.resolve();
    await Promise.resolve();
    installing.state = state;
    installing.dispatchEvent(new Event('statechange'));
    return registered;
  };
}

it('waits until a worker is active', async () => {
  const change = register();
  const first = Promise.race([change('installed'), Promise.resolve('waits')]);
  expect(await first).toBe('waits');
  expect(await change('activated')).toMatchObject({ active: null });
});

it('fails where a worker is not installed', async () => {
  await expect(register()('redundant')).rejects.toThrow('was not installed');
});
