import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { expect, it, vi } from 'vitest';
import type { Answers } from './createAnswers';
import { createServer } from './createServer';

const call = { name: 'page', arguments: { name: 'at' } };

async function connect(answers: Promise<Answers>) {
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  const client = new Client({ name: 'tests', version: '1.0.0' });
  await Promise.all([createServer(answers).connect(ours), client.connect(theirs)]);
  return client;
}

it('answers what it is and which tools it has before its data is there, and a call afterwards', async () => {
  vi.useFakeTimers();
  let resolve!: (answers: Answers) => void;
  const client = await connect(new Promise((settle) => (resolve = settle)));
  expect(client.getServerVersion()).toMatchObject({ name: 'funtool-docs' });
  expect((await client.listTools()).tools).toHaveLength(3);
  const onprogress = vi.fn<(progress: object) => void>();
  const answer = client.callTool(call, undefined, { onprogress });
  await vi.advanceTimersByTimeAsync(5000);
  expect(onprogress).toHaveBeenLastCalledWith({
    progress: 2,
    message: 'Building the documentation',
  });
  resolve({ page: () => ({ content: [{ type: 'text', text: 'at' }] }) } as never);
  expect((await answer).content).toEqual([{ type: 'text', text: 'at' }]);
  vi.useRealTimers();
});

it('says why its data is not there', async () => {
  const client = await connect(Promise.reject(new Error('not built')));
  expect(await client.callTool(call)).toMatchObject({
    isError: true,
    content: [{ type: 'text', text: 'not built' }],
  });
});
