import { describe, expect, it } from 'vitest';
import type { RunEvent } from '../evaluator/events';
import { addEvents, countStatedResults, listEvents, createRunState } from './runState';

const request = { code: '', environment: 'worker' } as const;

const runOf = (...events: RunEvent[]) => addEvents(createRunState(request), events);

function result(line: number, summary: string, expected?: string): RunEvent {
  const stated = expected === undefined ? {} : { expected, ok: expected === summary };
  return { type: 'result', kind: 'value', line, time: line, actual: { summary }, ...stated };
}

describe('the state of a run', () => {
  it('takes the last result of a statement', () => {
    const run = runOf(result(1, '1', '2'), result(2, '1'), result(2, '3'));
    expect(run.events.filter(({ line }) => line === 2)).toMatchObject([
      { actual: { summary: '3' } },
    ]);
  });

  it('keeps a false result', () => {
    const run = runOf(result(1, '1', '2'), result(1, '2', '2'));
    expect(countStatedResults(run)).toEqual({ total: 1, same: 0 });
  });

  it('counts a stated result that was never reached as false', () => {
    const run = runOf(result(1, '1', '1'), {
      type: 'unreached',
      line: 2,
      expected: '3',
      time: 9,
    });
    expect(countStatedResults(run)).toEqual({ total: 2, same: 1 });
  });

  it('lists false results and messages in order of arrival, whatever the clock says', () => {
    const text = { summary: 'printed' };
    const run = runOf(
      { type: 'console', level: 'log', line: 3, time: 4, text },
      result(4, '1', '2'),
      result(5, '1', '1'),
      { type: 'console', level: 'log', line: 6, time: 4, text },
    );
    expect(listEvents(run).map(({ line }) => line)).toEqual([3, 4, 6]);
  });

  it('ends', () => {
    expect(runOf({ type: 'finished', time: 3 }).end).toEqual({ type: 'finished', time: 3 });
  });
});
