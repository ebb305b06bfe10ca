import { expect, it } from 'vitest';
import { importSerially } from './importSerially';

it('imports a module only after those before it, even if one fails', async () => {
  const order: string[] = [];
  const load = (name: string) => async () => {
    order.push(`${name} begins`);
    await Promise.resolve();
    order.push(`${name} ends`);
    if (name === 'first') throw new Error(name);
    return name;
  };
  const results = await Promise.allSettled(['first', 'second'].map((n) => importSerially(load(n))));
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(order).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});
