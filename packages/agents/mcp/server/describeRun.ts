import type { PrintedValue } from '@funtool-docs/runner/evaluator/events';
import { splitSpecialChars } from '@funtool-docs/runner/evaluator/specialChars';
import { MAX_SILENCE, MAX_TIME } from '@funtool-docs/runner/session/limits';
import {
  countStatedResults,
  isMismatch,
  type ShownEvent,
} from '@funtool-docs/runner/session/runState';
import type { VerifiedRun } from './verifyCode';

/** Most lines of an answer, and most characters of one of them: what reads it has little room. */
const MAX_LINES = 200;
const MAX_LINE_LENGTH = 2000;

/** Most characters of an answer. */
const MAX_TEXT_LENGTH = 20_000;

const ENDINGS: Record<VerifiedRun['ending'], string> = {
  done: '',
  silent: `Stopped: the code blocked everything for ${MAX_SILENCE / 1000} seconds, as an endless loop does.`,
  late: `Stopped: the code was still running after ${MAX_TIME / 1000} seconds.`,
  flood: 'Stopped: the code printed too much.',
  crashed: 'Stopped: the engine that ran the code has ended, most likely for lack of memory.',
};

/** Before each further line of a text of the code, which so cannot look like a line of the server. */
const CONTINUED = '\n  | ';

/** Says what code has given, line by line, and which of its stated results are true. */
export function describeRun(verified: VerifiedRun): string {
  const { run, ending } = verified;
  const events = run.events.toSorted((a, b) => (a.line ?? Infinity) - (b.line ?? Infinity));
  const isFlooded = run.end?.type === 'stopped' && run.end.reason === 'output';
  const parts = [
    countResults(verified),
    ...cut(events.map((event) => describeEvent(event, verified))),
    isFlooded ? ENDINGS.flood : ENDINGS[ending],
    describeLacking(listLacking(verified)),
    hintOf(verified),
  ];
  return parts.filter(Boolean).join('\n');
}

/** Tells whether every stated result is true and nothing went wrong. */
export function isVerified({ run, ending }: VerifiedRun): boolean {
  const { total, same } = countStatedResults(run);
  const hasFailed = run.events.some(({ type }) => type === 'error');
  return ending === 'done' && run.end?.type === 'finished' && !hasFailed && total === same;
}

/** Lists what the code needed and there is not. */
export function listLacking({ run, lacking }: VerifiedRun): string[] {
  return [...new Set(run.events.flatMap((event) => lacking.get(event) ?? []))];
}

function countResults({ run, lacking }: VerifiedRun): string {
  const { total, same } = countStatedResults(run);
  if (total === 0) {
    return 'The code states no result: write "// => value" behind a statement to have it compared.';
  }
  const unknown = run.events.filter(
    (event) => event.type !== 'error' && lacking.has(event) && isMismatch(event),
  ).length;
  const rest = unknown > 0 ? `, ${unknown} could not be checked` : '';
  return `${same} of ${total} stated results are true${rest}.`;
}

function describeLacking(names: string[]): string {
  return names.length === 0
    ? ''
    : `Not available here: ${names.join(', ')}. What is UNKNOWN may be true elsewhere: check it in Node.js or a browser.`;
}

function describeEvent(event: ShownEvent, { lacking }: VerifiedRun): string {
  const line = event.line === undefined ? 'somewhere' : `line ${event.line}`;
  const isFalse = lacking.has(event) ? 'UNKNOWN' : 'FALSE';
  switch (event.type) {
    case 'console':
      return `${line}: console.${event.level} prints ${quote(textOf(event.text))}`;
    case 'error':
      return `${line}: stops with ${quote(event.message)}`;
    case 'unreached':
      return `${line}: ${isFalse}, ${quote(event.expected)} is stated but never reached`;
    case 'result': {
      const verb = { value: 'gives', throws: 'throws', prints: 'prints' }[event.kind];
      const actual = `${verb} ${quote(textOf(event.actual))}`;
      if (event.expected === undefined) return `${line}: ${actual}`;
      if (!isMismatch(event)) return `${line}: TRUE, ${actual}`;
      return `${line}: ${isFalse}, ${actual}, stated is ${quote(event.expected)}`;
    }
  }
}

/** Shows invisible characters by name, and sets further lines apart. */
function quote(text: string): string {
  const visible = splitSpecialChars(shorten(text)).map((piece) => piece.text);
  return visible
    .join('')
    .split(/\r\n|[\n\r]/)
    .join(CONTINUED);
}

function textOf({ summary, details }: PrintedValue): string {
  return details ?? summary;
}

function shorten(text: string): string {
  if (text.length <= MAX_LINE_LENGTH) return text;
  return `${text.slice(0, MAX_LINE_LENGTH)}… (${text.length - MAX_LINE_LENGTH} more characters were left out)`;
}

function cut(lines: string[]): string[] {
  let length = 0;
  const kept = lines.slice(0, MAX_LINES).filter((line) => {
    length += line.length;
    return length <= MAX_TEXT_LENGTH;
  });
  const rest = lines.length - kept.length;
  return rest > 0 ? [...kept, `… ${rest} more lines were left out.`] : kept;
}

/** Models forget imports, and write for a page. */
function hintOf(verified: VerifiedRun): string {
  const undefinedNames = verified.run.events.flatMap((event) =>
    event.type === 'error'
      ? (/^ReferenceError: (\w+) is not defined/.exec(event.message)?.[1] ?? [])
      : [],
  );
  const [name] = undefinedNames;
  if (name === undefined) return '';
  if (['document', 'window'].includes(name)) {
    return 'There is no DOM here: the page of the function says what it does in one.';
  }
  return listLacking(verified).includes(name)
    ? ''
    : `Import what you use: import { ${name} } from 'funtool';`;
}
