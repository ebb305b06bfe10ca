import { expect, it } from 'vitest';
import { trackTimers } from './execute';

const createScope = () => ({ setTimeout, setInterval, clearTimeout, clearInterval });

it('is idle when no timer is left', async () => {
  const scope = createScope();
  const { idle } = trackTimers(scope);
  const calls: string[] = [];
  scope.setTimeout(() => {
    calls.push('timeout');
    let turns = 0;
    const interval = scope.setInterval(() => {
      turns += 1;
      calls.push(`turn ${turns}`);
      if (turns === 2) scope.clearInterval(interval);
    }, 1);
  }, 1);
  const unwanted = scope.setTimeout((text: string) => void calls.push(text), 5, 'unwanted');
  scope.clearTimeout(unwanted);
  await idle();
  expect(calls).toEqual(['timeout', 'turn 1', 'turn 2']);
});

it('passes arguments on', async () => {
  const scope = { setTimeout, clearTimeout };
  const seen: unknown[] = [];
  const { idle } = trackTimers(scope);
  scope.setTimeout((...args: unknown[]) => void seen.push(...args), 1, 'a', 'b');
  await idle();
  expect(seen).toEqual(['a', 'b']);
});
