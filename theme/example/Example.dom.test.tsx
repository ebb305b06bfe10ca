// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepCode } from '@funtool-docs/runner/session/pageExamples';
import { OWN, prepareExamples, renderExample } from '../../tests/components/example';
import { FINISHED, happen, result, runs } from '../../tests/components/fakeRunner';
import i18n from '../i18n.json';
import { DATA_ID } from '@funtool-docs/shared/elementIds';
import { fillText } from '@funtool-docs/shared/texts';
import type { RunEvent } from '@funtool-docs/runner/evaluator/events';
import texts from './texts.json';

vi.mock(
  '@funtool-docs/runner/session/createRunner',
  () => import('../../tests/components/fakeRunner'),
);
vi.mock('./editor/CodeEditor', () => import('../../tests/components/FakeEditor'));

beforeEach(() => {
  document.head.replaceChildren();
  prepareExamples();
});

const counted = (same: number, total: number) => fillText(texts.countText.en, { same, total });

const ONE: RunEvent = result(1, '1', { expected: '1', ok: true });
const TWO: RunEvent = result(2, "'b'", { expected: "'b'", ok: true });

/** Has the page name a file with the examples that the build has prepared. */
function offerPrepared(answer: (address: string) => Promise<Response>): void {
  const data = { onIntent: { edit: ['/edit.js', '/examples/at.1.json', '/runner/run.1.html'] } };
  document.head.innerHTML = `<script type="application/json" id="${DATA_ID}">${JSON.stringify(data)}</script>`;
  vi.stubGlobal('fetch', answer);
}

/** Returns what was printed, thrown or differs. */
const output = () =>
  screen
    .queryAllByRole('listitem')
    .filter((item) => item.closest('ol'))
    .map(({ textContent }) => textContent);

describe('an example that runs', () => {
  it('marks each true result, and reports nothing, nor that its styles are lost', async () => {
    const { press, outcome } = renderExample();
    await press('run');
    await happen([]);
    document.head.querySelector('link')!.dispatchEvent(new Event('error'));
    expect(runs.map(({ request }) => request)).toEqual([{ code: OWN, environment: 'worker' }]);
    expect(outcome()).toBe(texts.runningText.en);
    await happen([ONE, TWO, FINISHED]);
    expect(outcome()).toBe(counted(2, 2));
    expect(screen.getAllByText(texts.sameText.en)).toHaveLength(2);
    expect(output()).toEqual([]);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('runs the code of the page as the build has prepared it, and other code as it is', async () => {
    const own = { code: OWN, environment: 'worker' };
    const prepared = { body: '', required: [], statements: [] };
    const other = { code: '1; // => 1', environment: 'worker', prepared };
    offerPrepared(async (address) =>
      Response.json(address === '/examples/at.1.json' ? [other, { ...own, prepared }] : []),
    );
    const { press, write } = renderExample();
    await press('run');
    await happen([FINISHED]);
    await write('2; // => 2');
    await press('run');
    await happen([FINISHED]);
    const edited = { ...own, code: '2; // => 2' };
    expect(runs.map(({ request }) => request)).toEqual([{ ...own, prepared }, edited]);
  });

  it('takes no code of the page that was put in its place while it loads', async () => {
    let answer!: (response: Response) => void;
    offerPrepared(() => new Promise((resolve) => (answer = resolve)));
    const { press } = renderExample();
    await press('edit');
    const left = document.querySelector('.rspress-doc')!;
    const place = left.parentElement!;
    left.remove();
    history.replaceState(null, '', '/funtool/en/guide/api/array/unique');
    keepCode('example .0#', {
      edited: { code: 'other;', environment: 'worker' },
      isEditing: false,
    });
    answer(Response.json([]));
    await vi.waitFor(() => expect(left.querySelector('textarea')).toBeTruthy());
    expect(sessionStorage).toHaveLength(1);
    expect(left.querySelector('textarea')!.value).toBe(OWN);
    place.append(left);
  });

  it.each([
    ['is lost', () => Promise.reject(new Error('offline'))],
    ['is gone', async () => new Response('', { status: 404 })],
    ['is of other code', async () => Response.json([{ code: '1;', environment: 'worker' }])],
  ])('runs the code as it is if what was prepared %s', async (_, answer) => {
    offerPrepared(answer);
    const { press } = renderExample();
    await press('run');
    await happen([FINISHED]);
    expect(runs.map(({ request }) => request)).toEqual([{ code: OWN, environment: 'worker' }]);
  });

  it('says what differs from what the page states, and offers to report it', async () => {
    const { press, outcome } = renderExample();
    await press('run');
    await happen([ONE, result(2, "'a'", { expected: "'b'", ok: false }), FINISHED]);
    expect(outcome()).toBe(counted(1, 2));
    expect(output()).toEqual(["Line 2stated'b'actual'a'"]);
    const link = screen.getByRole('link', { name: texts.reportText.en });
    const address = new URL(link.getAttribute('href')!);
    expect(address.pathname).toBe('/funinweb/funtool/issues/new');
    const body = address.searchParams.get('body')!;
    for (const part of ['/funtool/en/guide/api/array/at', 'funtool: 1.2.2', OWN, 'Mozilla/']) {
      expect(body).toContain(part);
    }
    expect(body).toContain("line 2: stated 'b', actual 'a'");
  });

  it('lists what it prints and throws with lines, levels and late times', async () => {
    const { press, outcome } = renderExample();
    await press('run');
    await happen([
      { type: 'console', level: 'log', line: 1, time: 1, text: { summary: 'first [ 1 ]' } },
      { type: 'console', level: 'warn', line: 2, time: 2, text: { summary: '\u202Etxt' } },
      { type: 'error', line: 2, message: 'TypeError: no', time: 151 },
      { type: 'unreached', line: 2, expected: "'b'", time: 151 },
      FINISHED,
    ]);
    expect(outcome()).toBe(texts.errorText.en);
    expect(output()).toEqual([
      'Line 1first [ 1 ]',
      `Line 2${texts['levelText.warn'].en}U+202Etxt`,
      `Line 2${texts['levelText.error'].en}TypeError: no150 ms`,
      `Line 2stated'b'${texts.unreachedText.en}150 ms`,
    ]);
  });

  it('says that it cannot tell what does not show', async () => {
    const { press } = renderExample();
    await press('run');
    const stated = { kind: 'opaque', expected: 'f', ok: false } as const;
    await happen([ONE, result(2, '[Function: f]', stated), FINISHED]);
    expect(output()).toEqual([`Line 2statedf${texts.opaqueText.en}`]);
    expect(screen.getAllByText(texts.opaqueText.en)).toHaveLength(2);
  });

  it('stops on a press, and the next run is not told what came of the last', async () => {
    const { press, outcome } = renderExample();
    await press('run');
    await press('stop');
    await happen([]);
    expect(outcome()).toBe(texts.stoppedText.en);
    await press('run');
    await happen([TWO, FINISHED], runs[0]);
    expect(outcome()).toBe(texts.runningText.en);
    await happen([ONE, FINISHED]);
    expect(outcome()).toBe(counted(1, 1));
  });

  it.each<[RunEvent, string]>([
    [{ type: 'stopped', reason: 'time', time: 3049 }, fillText(texts.timeText.en, { seconds: 3 })],
    [{ type: 'stopped', reason: 'output', time: 1 }, texts.outputLimitText.en],
    [{ type: 'stopped', reason: 'focus', time: 1 }, texts.focusText.en],
    [{ type: 'unavailable', isOutdated: false, time: 1 }, i18n['example.unavailableText'].en],
    [{ type: 'unavailable', isOutdated: true, time: 1 }, i18n.outdatedText.en],
    [FINISHED, texts.finishedText.en],
  ])('says how it ended by %j', async (end, expected) => {
    const { press, outcome } = renderExample();
    await press('run');
    await happen([end]);
    expect(outcome()?.replace('3.0', '3')).toBe(expected);
    const reload = screen.queryByRole('button', { name: i18n['example.reloadText'].en });
    expect(reload !== null).toBe(end.type === 'unavailable');
    expect(screen.getByRole('button', { name: i18n['example.runText'].en })).toBeTruthy();
  });
});
