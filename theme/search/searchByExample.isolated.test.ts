import { expect, it, vi } from 'vitest';
import { createExampleSearch } from './searchByExample';

const find = vi.hoisted(() => vi.fn<() => Promise<never>>());

vi.mock(import('@funtool-docs/finder/session/createFinder'), () => ({
  createFinder: () => ({ find, close: () => {} }),
}));

it.each([
  ['logs that the sandbox has failed', new Error('the sandbox hangs'), 1],
  ['logs nothing of an answer that nobody waits for', new DOMException('late', 'AbortError'), 0],
])('%s', async (_, error, times) => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  find.mockRejectedValue(error);
  await createExampleSearch('en', '/en/').search("'a' => 'A'");
  expect(log).toHaveBeenCalledTimes(times);
  log.mockRestore();
});
