import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { expect, it, vi } from 'vitest';
import { createServer, type Answers } from './createServer';
import { findFunctions } from './findFunctions';

const call = { name: 'page', arguments: { name: 'at' } };

async function connect(answers: Promise<Answers>) {
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  const client = new Client({ name: 'tests', version: '1.0.0' });
  await Promise.all([createServer(answers).connect(ours), client.connect(theirs)]);
  return client;
}

it('answers what it is and which tools it has before its data is there, and a call afterwards', async () => {
  let resolve!: (answers: Answers) => void;
  const client = await connect(new Promise((settle) => (resolve = settle)));
  expect(client.getServerVersion()).toMatchObject({ name: 'funtool-docs' });
  expect((await client.listTools()).tools).toHaveLength(3);
  const answer = client.callTool(call);
  resolve({ page: () => ({ content: [{ type: 'text', text: 'at' }] }) } as never);
  expect((await answer).content).toEqual([{ type: 'text', text: 'at' }]);
});

it('says why its data is not there', async () => {
  const client = await connect(Promise.reject(new Error('not built')));
  expect(await client.callTool(call)).toMatchObject({
    isError: true,
    content: [{ type: 'text', text: 'not built' }],
  });
});

it('tells what answers a call that nobody waits for it any more', async () => {
  let give!: (signal: AbortSignal) => void;
  const given = new Promise<AbortSignal>((resolve) => (give = resolve));
  const page: Answers['page'] = (_, signal) => {
    give(signal);
    return new Promise(() => {});
  };
  const client = await connect(Promise.resolve({ page } as Answers));
  const caller = new AbortController();
  const answer = client.callTool(call, undefined, { signal: caller.signal });
  const signal = await given;
  caller.abort();
  await expect(answer).rejects.toThrow('abort');
  await vi.waitFor(() => expect(signal.aborted).toBe(true));
});

it.each(['setInterval(() => {}, 1000)', 'postMessage(1)'])(
  'ends a thread that nobody waits for, whatever it does: %s',
  async (finder) => {
    const caller = new AbortController();
    const pairs = [{ input: '1', result: '1' }];
    const answer = findFunctions(pairs, 'en', { finder, pages: [] }, caller.signal);
    caller.abort();
    await expect(answer).rejects.toThrow('abort');
  },
);

it('takes no message from a thread that is none of its protocol', async () => {
  const finder = "require('node:worker_threads').parentPort.postMessage({ answer: 'all' })";
  const { signal } = new AbortController();
  const pairs = [{ input: '1', result: '1' }];
  const answer = findFunctions(pairs, 'en', { finder, pages: [] }, signal);
  await expect(answer).rejects.toThrow('try a smaller or simpler one');
});
