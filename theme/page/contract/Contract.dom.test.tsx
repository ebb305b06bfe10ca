// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { happen, runs } from '../../../tests/components/fakeRunner';
import { renderOnPage } from '../../../tests/components/render';
import { serveFiles } from '../../../tests/components/serveFiles';
import i18n from '../../i18n.json';
import { fillText } from '@funtool-docs/shared/texts';
import type { RunEvent } from '@funtool-docs/runner/evaluator/events';
import type { ContractRecord } from '@funtool-docs/facts/contract/contract';
import texts from '@funtool-docs/facts/contract/texts.json';
import { CONTRACT_ID } from '@funtool-docs/shared/elementIds';
import { Disclosure } from '../Evidence';

vi.mock(
  '@funtool-docs/runner/session/createRunner',
  () => import('../../../tests/components/fakeRunner'),
);

beforeEach(() => void (runs.length = 0));

const FILE = '/contract/string/reverse.json';
const measured = { calls: 3, leftOut: 0 };

const RECORD: ContractRecord = {
  name: 'string/reverse',
  exports: ['reverse'],
  statements: [
    { ...measured, property: 'throws', answer: 'sometimes', cases: 1, leftOut: 2, proof: 1 },
    {
      ...measured,
      property: 'idempotent',
      answer: 'no',
      cases: 2,
      proof: 0,
      steps: ['reverse(1)'],
    },
    { ...measured, property: 'sharesParts', answer: 'notMeasured', cases: 0 },
  ],
  calls: [
    { call: "reverse('ab')", result: "'ba'", imports: ['reverse'], runsIn: 'worker' },
    { call: 'reverse(null)', errorName: 'TypeError', imports: ['reverse'], runsIn: 'worker' },
    { call: 'reverse(file)', setup: 'const file = 1', result: "''", imports: ['reverse'] },
  ],
};

const show = () =>
  renderOnPage(<Disclosure id={CONTRACT_ID} summary="In 3 recorded calls" />, {
    path: '/en/guide/api/string/reverse',
  });

/** Opens the contract, and waits for its table. */
async function open() {
  serveFiles({ [FILE]: RECORD });
  const view = show();
  await view.user.click(screen.getByText(/^In 3 recorded/));
  await screen.findByRole('table', { hidden: true });
  return view.user;
}

const runName = (number: number) => fillText(texts.runName.en, { number });
const rowOf = (property: keyof typeof texts) =>
  screen.getByRole('row', { name: new RegExp(`^${texts[property].en}`) });

it('answers each question, and shows the call that each answer rests on', async () => {
  const user = await open();
  const answers = screen.getAllByRole('rowheader').map((head) => head.nextSibling!.textContent);
  expect(answers).toEqual([
    "Sometimes (calls: 1 of 3); 2 more can't be compared",
    'No (calls: 1 of 3)',
    `Not tested: ${texts['reason.sharesParts'].en}`,
  ]);
  const row = within(rowOf('idempotent'));
  await user.click(row.getByText('Call 1'));
  expect(row.getByText('reverse(1)')).toBeTruthy();
  expect(row.getByText("reverse('ab')")).toBeTruthy();
  expect(rowOf('sharesParts').lastElementChild!.textContent).toBe('–');
});

it('lists all measured calls, and says which does not run in a browser', async () => {
  const user = await open();
  await user.click(screen.getByText('All 3 recorded calls'));
  const calls = screen.getAllByRole('listitem');
  expect(calls).toHaveLength(3);
  expect(calls[1]!.textContent).toContain('throws TypeError');
  expect(calls[2]!.textContent).toContain(texts.runsElsewhere.en);
  expect(within(calls[2]!).queryByRole('button')).toBeNull();
});

const time = 1;
const result = { type: 'result', kind: 'value', line: 2, time, expected: "'ba'" } as const;

const finished: RunEvent = { type: 'finished', time };

const OUTCOMES: [events: RunEvent[], said: string][] = [
  [[{ ...result, actual: { summary: "'ba'" }, ok: true }, finished], texts.same.en],
  [
    [{ ...result, actual: { summary: "'ab'" }, ok: false }, finished],
    fillText(texts.differs.en, { actual: "'ab'" }),
  ],
  [
    [{ type: 'error', message: 'reverse is gone', time }, finished],
    fillText(texts.differs.en, { actual: 'reverse is gone' }),
  ],
  [[{ type: 'stopped', reason: 'time', time }], texts.stopped.en],
  [[{ type: 'unavailable', isOutdated: false, time }], texts.unavailable.en],
  [[{ type: 'unavailable', isOutdated: true, time }], i18n.outdatedText.en],
];

it('runs a call as an example that states what was measured, and says what came of it', async () => {
  await open();
  const call = screen.getByRole('list', { hidden: true }).firstElementChild as HTMLElement;
  const outcome = () => call.querySelector('output')!.textContent;
  for (const [events, said] of OUTCOMES) {
    fireEvent.click(within(call).getByLabelText(runName(1)));
    expect(outcome()).toBe(texts.running.en);
    // oxlint-disable-next-line no-await-in-loop -- one run after the other
    await happen(events);
    expect(outcome()).toBe(said);
  }
  expect(runs[0]!.request).toEqual({
    code: "import { reverse } from 'funtool';\nawait (reverse('ab')); // => 'ba'",
    environment: 'worker',
  });
});
