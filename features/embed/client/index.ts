/** Script of the bare page: shows the code of the address, and runs it when the reader says so. */
import type { RunEvent } from '../../examples/evaluator/events';
import { createRunner } from '../../examples/session/createRunner';
import { addEvents, createRunState, type RunState } from '../../examples/session/runState';
import { decodeShare } from '../../examples/session/shareLink';
import type { Locale } from '../../../site.config';
import { fillText } from '../../../ui/fillText';
import texts from '../texts.json';
import { describeRun } from './describeRun';

const lang = document.documentElement.lang as Locale;
const t = (key: keyof typeof texts, params?: Record<string, string>) =>
  fillText(texts[key][lang], params);
const find = <Type extends HTMLElement>(id: string) => document.getElementById(id) as Type;

const runner = createRunner();
let run: RunState | undefined;
let code: string | undefined;

/** Whatever the link says, its code gets no document: a worker can do less. */
async function readCode(): Promise<string | undefined> {
  try {
    return (await decodeShare(location.hash)).code;
  } catch {
    return undefined;
  }
}

function show(): void {
  const isRunning = run !== undefined && !run.end;
  find('run').textContent = t(isRunning ? 'stop' : 'run');
  find('state').textContent = run ? t(run.end?.type ?? 'running') : '';
  const items = run ? describeRun(run, t) : [];
  find('output').replaceChildren(
    ...items.map(({ place, text, isWrong }) => {
      const item = document.createElement('li');
      if (isWrong) item.className = 'wrong';
      item.textContent = place ? `${place}: ${text}` : text;
      return item;
    }),
  );
}

function toggle(): void {
  if (code === undefined) return;
  if (run && !run.end) return runner.stop();
  run = createRunState({ code, environment: 'worker' });
  show();
  runner.run(run.request, (event: RunEvent) => {
    run = addEvents(run!, [event]);
    show();
  });
}

async function start(): Promise<void> {
  code = await readCode();
  find('code').textContent = code ?? '';
  find('empty').hidden = code !== undefined;
  find('example').hidden = code === undefined;
  find<HTMLAnchorElement>('open').hash = location.hash;
  runner.stop();
  run = undefined;
  show();
}

find('run').addEventListener('click', toggle);
addEventListener('hashchange', () => void start());
void start();
