import { expect, it } from 'vitest';
import { type ComparedCall, runCalls } from './runCalls';

const libraries = {
  funtool: { at: (list: unknown[], index: number) => list[index], draw: () => Math.random() },
  _: { nth: (list: unknown[], index: number) => list.at(index), random: () => Math.random() },
  toolkit: {},
};
const fixed = {
  settle: <Value>(promise: Promise<Value>) => promise,
  restart: () => {},
  skip: () => {},
  reset: () => {},
};
const run = (...calls: ComparedCall[]) => runCalls(calls, libraries, fixed);

it('runs a call with what an adapter gives, in the order of its arguments', async () => {
  const adapters = { lodash: { at: '_.nth' }, native: { at: '(list, index) => list.at(index)' } };
  expect(await run({ call: 'at([10, 20], -1)', adapters })).toEqual([
    {
      funtool: 'undefined',
      others: { lodash: { text: '20', same: false }, native: { text: '20', same: false } },
    },
  ]);
});

it('replaces the name within functions and in the set-up', async () => {
  const adapters = { lodash: { at: '_.nth' } };
  const call = '(() => last([1, 2]))()';
  const setup = 'const last = (list) => at(list, -1);';
  const [result] = await run({ call, setup, adapters });
  expect(result!.others).toEqual({ lodash: { text: '2', same: false } });
});

it('leaves out calls whose own result varies, and counterparts that do', async () => {
  const adapters = { lodash: { at: '_.random' } };
  expect(await run({ call: 'draw()', adapters }, { call: 'at([1], 0)', adapters })).toEqual([
    undefined,
    { funtool: '1', others: {} },
  ]);
});

it('refuses an adapter that gives no function', async () => {
  const adapters = { lodash: { at: '_.missing' } };
  await expect(run({ call: 'at([1], 0)', adapters })).rejects.toThrow('"_.missing" for at');
});
