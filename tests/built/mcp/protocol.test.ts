import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { refreshServer } from '@funtool-docs/agents/mcp/build/refreshServer';

const root = path.resolve(import.meta.dirname, '../../..');
const SERVER = path.join(root, 'dist/funtool-mcp.mjs');
const SCRIPT = path.join(root, 'scripts/mcp.mjs');

/** Backtracks without end in whatever tries the expression on the text. */
const ENDLESS = {
  name: 'find_by_example',
  arguments: { pairs: [{ input: `'${'a'.repeat(40)}!', /^(a+)+$/`, result: '1' }] },
};

/** Input that each tool accepts. */
const CALLS: Record<string, object> = {
  search: { query: 'deep copy' },
  page: { name: 'at' },
  find_by_example: { pairs: [{ input: "'a-b'", result: "'aB'" }] },
};

interface Tool {
  name: string;
}

interface Message {
  id?: number;
  method?: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- whatever the server writes
  result?: any;
}

const started: ChildProcess[] = [];
afterEach(() => started.splice(0).forEach((child) => child.kill('SIGKILL')));

/** Starts a server and speaks with it in plain lines, as any client does. */
function start(...args: string[]) {
  const child = spawn(process.execPath, args, {
    cwd: tmpdir(),
    stdio: ['pipe', 'pipe', 'ignore'],
    windowsHide: true,
  });
  started.push(child);
  const messages: Message[] = [];
  const waiting = new Map<number, (message: Message) => void>();
  createInterface(child.stdout).on('line', (line) => {
    const message = JSON.parse(line) as Message;
    messages.push(message);
    if (message.id !== undefined) waiting.get(message.id)?.(message);
  });
  let last = 0;
  const ask = async (method: string, params: object = {}) => {
    last += 1;
    const id = last;
    const answer = new Promise<Message>((resolve) => waiting.set(id, resolve));
    child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`);
    return (await answer).result;
  };
  const initialize = () =>
    ask('initialize', {
      protocolVersion: '2025-06-18',
      capabilities: {},
      clientInfo: { name: 'tests', version: '1.0.0' },
    });
  return { child, messages, ask, initialize, exit: once(child, 'exit') };
}

describe('a server that is built', () => {
  beforeAll(async () => void (await refreshServer(root, SERVER)), 120_000);

  it.each(Object.entries(CALLS))(
    'states schemas of %s in the dialect that clients expect, and keeps to them',
    async (name, input) => {
      const { ask, initialize } = start(SERVER);
      await initialize();
      const { tools } = await ask('tools/list');
      const { inputSchema } = tools.find((tool: Tool) => tool.name === name);
      const { $schema = '2020-12' } = inputSchema;
      expect($schema).toContain('2020-12');
      expect(new Ajv2020().validate(inputSchema, input)).toBe(true);
      const { isError } = await ask('tools/call', { name, arguments: input });
      expect(isError).toBeUndefined();
    },
  );

  it.each(['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGKILL', 'end of input'] as const)(
    'takes endless functions along when it ends: %s',
    async (ending) => {
      const { child, messages, ask, initialize, exit } = start(SERVER);
      await initialize();
      void ask('tools/call', ENDLESS);
      // Answered after the thread was started.
      await ask('tools/call', { name: 'page', arguments: { name: 'at' } });
      // No other process could outlive it.
      expect(childrenOf(child.pid!)).toBe('');
      if (ending === 'end of input') child.stdin.end();
      else child.kill(ending);
      const [code, signal] = await exit;
      expect(signal ?? code).toBe(ending === 'end of input' ? 0 : ending);
      // It has waited for no answer that nobody reads.
      expect(messages.map(({ id }) => id)).toEqual([1, 3]);
    },
  );
});

it('says what it is before it is built, and why a tool cannot answer then', async () => {
  // A file in the place of a folder: nothing can be built there.
  const { ask, initialize, messages } = start(SCRIPT, '--file', path.join(SCRIPT, 'server.mjs'));
  expect((await initialize()).serverInfo.name).toBe('funtool-docs');
  expect((await ask('tools/list')).tools).toHaveLength(3);
  const { isError, content } = await ask('tools/call', { name: 'page', arguments: { name: 'at' } });
  expect(isError).toBe(true);
  expect(content[0].text).toContain('could not be built');
  expect(messages).toHaveLength(3);
});

/** Ids of processes that a process has started, where the system tells. */
function childrenOf(pid: number): string {
  const file = `/proc/${pid}/task/${pid}/children`;
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
}
