import { openFrame, type SandboxFrame } from '../../examples/session/openFrame';
import type { Finding, RunnableLaw, Start } from '../engine/finding';
import type { LawMessage, LawRequest } from '../sandbox/messages';
import { readLawMessage } from './readLawMessage';

/** What a search ends with. */
export type SearchResult =
  | Finding
  /** An input for which the law did not come to an end, as code; absent if it cannot be told. */
  | { type: 'endless'; inputs?: string[] }
  | { type: 'stopped' }
  | { type: 'unavailable' };

/** A search that is under way. */
export interface LawSearch {
  result: Promise<SearchResult>;
  stop: () => void;
}

/** How long the sandbox may take to load, and how long it may say nothing, in milliseconds. */
const LONGEST_LOADING = 20_000;
const LONGEST_SILENCE = 4000;

/** How long one input may take when each is named. */
const LONGEST_TRY = 1000;

/**
 * Searches for an input that breaks a law, in a sandbox of its own. If it hangs, another one is opened
 * that names each input before it is tried, so that the one that hangs is known.
 */
export function startLawSearch(law: RunnableLaw, start: Start): LawSearch {
  let frame: SandboxFrame | undefined;
  let alarm: ReturnType<typeof setTimeout> | undefined;
  let isTraced = false;
  let trying: string[] | undefined;
  let resolve!: (result: SearchResult) => void;
  const result = new Promise<SearchResult>((settle) => (resolve = settle));

  const close = () => {
    clearTimeout(alarm);
    frame?.close();
    frame = undefined;
  };
  const end = (ending: SearchResult) => {
    close();
    resolve(ending);
  };
  const watch = (time: number, onSilence: () => void) => {
    clearTimeout(alarm);
    alarm = setTimeout(onSilence, time);
  };
  const stop = () => end({ type: 'stopped' });
  const onHanging = () => {
    if (isTraced) {
      end({ type: 'endless', ...(trying && { inputs: trying }) });
      return;
    }
    isTraced = true;
    close();
    open();
  };
  const onMessage = (data: unknown) => {
    const message: LawMessage | undefined = readLawMessage(data);
    if (!message) return;
    if ('ready' in message) {
      watch(LONGEST_SILENCE, onHanging);
      frame?.send({ law, start, isTraced } satisfies LawRequest);
    } else if ('trying' in message) {
      ({ trying } = message);
      watch(LONGEST_TRY, onHanging);
    } else {
      end(message.finding);
    }
  };
  const open = () => {
    watch(LONGEST_LOADING, () => end({ type: 'unavailable' }));
    frame = openFrame({}, { address: LAW_SANDBOX, onMessage, onLoad: () => {}, onFocus: stop });
  };
  open();
  return { result, stop };
}
