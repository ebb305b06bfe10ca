import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeWorkers, found } from '../../../tests/components/searchWorker';
import { createLocalSource } from './createSources';

const INDEX = '/static/search_index.json';
const NEVER = new AbortController().signal;

let workers: ReturnType<typeof fakeWorkers>;

beforeEach(() => {
  vi.useFakeTimers();
  workers = fakeWorkers();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const worker = () => workers.at(-1)!;

/** Creates a source whose index arrives. */
async function create() {
  const source = createLocalSource(INDEX);
  worker().answer();
  return source;
}

/** Returns the message with which something fails. */
const messageOf = async (failing: Promise<unknown>) =>
  failing.then(String, (error: Error) => error.message);

describe('the source that asks a worker', () => {
  it('loads the index first, and answers queries with what the worker finds', async () => {
    const source = await create();
    expect(worker().asked).toEqual([{ id: 1, indexUrl: INDEX }]);
    const answer = source.search('at', NEVER);
    expect(worker().queries).toEqual(['at']);
    worker().answer(found('at'));
    expect(await answer).toEqual(found('at').groups);
    source.close!();
    expect(worker().isEnded).toBe(true);
  });

  it('gives each query its own answer, in whatever order they come', async () => {
    const source = await create();
    const answers = Promise.all([source.search('a', NEVER), source.search('b', NEVER)]);
    const [, a, b] = worker().asked;
    worker().answer(found('b'), b);
    worker().answer(found('a'), a);
    expect(await answers).toEqual([found('a').groups, found('b').groups]);
  });

  it('tries once more to load the index, however long that takes', async () => {
    const source = createLocalSource(INDEX);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(workers).toHaveLength(1);
    worker().answer({ failure: 'offline' });
    await vi.advanceTimersByTimeAsync(0);
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
    worker().answer();
    await expect(source).resolves.toBeDefined();
  });

  it('takes a script that could not be loaded as a failure, and logs it', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const source = createLocalSource(INDEX);
    const failure = messageOf(source);
    expect(worker().break('').defaultPrevented).toBe(true);
    await vi.advanceTimersByTimeAsync(0);
    worker().break('');
    expect(await failure).toBe('The script of the search could not be loaded.');
    expect(log.mock.calls).toEqual([
      ['Failed to fetch search index, please reload the page and try again.'],
      ['Error: The script of the search could not be loaded.'],
    ]);
  });

  it('fails where the browser has no workers', async () => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(globalThis, 'Worker');
    await expect(createLocalSource(INDEX)).rejects.toThrow('The browser has no workers.');
  });

  it('fails at all that wait when the worker ends, and asks it again', async () => {
    const source = await create();
    const answers = Promise.all(['a', 'b'].map((query) => messageOf(source.search(query, NEVER))));
    worker().break('out of memory');
    expect(await answers).toEqual(['out of memory', 'out of memory']);
    const again = source.search('b', NEVER);
    expect(worker().queries).toEqual(['a', 'b', 'b']);
    worker().answer(found('b'));
    expect(await again).toEqual(found('b').groups);
  });

  it('fails when a worker has been silent for ten seconds', async () => {
    const source = await create();
    const failure = messageOf(source.search('a', NEVER));
    await vi.advanceTimersByTimeAsync(9999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await failure).toBe('The worker of the search is silent.');
  });

  it('waits for ten seconds anew since the last answer of a worker', async () => {
    const source = await create();
    const first = source.search('a', NEVER);
    const second = source.search('b', NEVER);
    const failure = messageOf(second);
    await vi.advanceTimersByTimeAsync(9000);
    worker().answer(found('a'), worker().asked[1]);
    expect(await first).toEqual(found('a').groups);
    await vi.advanceTimersByTimeAsync(9000);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await failure).toBe('The worker of the search is silent.');
    expect(vi.getTimerCount()).toBe(0);
  });
});
