import { isMismatch, isStatement, type RunState, type StatementEvent } from './runState';

/** GitHub refuses longer URLs. */
const MAX_ADDRESS_LENGTH = 6000;

interface Report {
  repository: string;
  version: string;
  page: string;
  /** User agent. */
  browser: string;
  run: RunState;
}

/** Builds the URL of a new issue that lists mismatches, truncated to what GitHub accepts. */
export function reportLink(report: Report): string {
  const { repository, page, run } = report;
  const title = `A result differs on ${new URL(page).pathname}`;
  const results = run.events.filter(isStatement).filter(isMismatch).map(describe).join('\n');
  const { code } = run.request;
  for (let length = code.length + results.length; ; length = Math.floor(length * 0.8)) {
    const body = describeReport(report, cut(code, length), cut(results, length));
    const address = `${repository}/issues/new?${new URLSearchParams({ title, body })}`;
    if (address.length <= MAX_ADDRESS_LENGTH || length < 10) return address;
  }
}

function describeReport({ version, page, browser }: Report, code: string, results: string): string {
  const facts = [`Page: ${page}`, `funtool: ${version}`, `Browser: ${browser}`];
  return [...facts, '', fence('ts', code), '', fence('text', results)].join('\n');
}

function describe(event: StatementEvent): string {
  const { line, expected } = event;
  const actual = event.type === 'result' ? event.actual.summary : '(never reached)';
  return `line ${line}: stated ${expected}, actual ${actual}`;
}

function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
}

/** A fence has to be longer than any within it. */
function fence(lang: string, text: string): string {
  const longest = Math.max(2, ...Array.from(text.matchAll(/`+/g), ([ticks]) => ticks.length));
  const mark = '`'.repeat(longest + 1);
  return `${mark}${lang}\n${text}\n${mark}`;
}
