import lodash from 'lodash';
import { isolateWorker } from '../../examples/sandbox/isolateWorker';
import { openSandbox } from '../../examples/sandbox/openSandbox';
import type { LawScope } from '../engine/compileLaw';
import { searchLaw } from '../engine/searchLaw';
import { LODASH } from '../law/names';
import type { LawMessage, LawRequest } from './messages';

/** Starts the sandbox in which a law is run; it answers until its frame is closed. */
export function startLawSearch(modules: Record<string, LawScope>): void {
  openSandbox({ worker: (_, port) => answer({ ...modules['funtool'], [LODASH]: lodash }, port) });
}

/** Binds what it needs before the law could replace it. */
function answer(scope: LawScope, port: MessagePort): void {
  const post = port.postMessage.bind(port);
  const now = performance.now.bind(performance);
  const send = (message: LawMessage) => post(message);
  const onTry = (trying: string[]) => send({ trying });
  isolateWorker();
  silence();
  port.addEventListener('message', ({ data }: MessageEvent<LawRequest>) => {
    const { law, start, isTraced } = data;
    send({ finding: searchLaw(law, start, scope, { now, ...(isTraced && { onTry }) }) });
  });
  port.start();
  send({ ready: true });
}

/** What thousands of inputs print and reject would fill the console of the browser. */
function silence(): void {
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const) console[level] = () => {};
  addEventListener('unhandledrejection', (event) => event.preventDefault());
}
