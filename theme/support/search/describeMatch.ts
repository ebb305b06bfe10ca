import type { SearchRecord, SearchTocEntry } from './searchRecord';
import { type Token, tokens } from './tokenize';

/** First and last offset of a marked piece of text, the last one not included. */
export type MarkedRange = [start: number, end: number];

/** A text with the places of matched words. */
export interface MarkedText {
  text: string;
  ranges: MarkedRange[];
}

/** What a result shows of a page. */
export interface MatchDescription {
  title: MarkedText;
  /** About 100 characters around the best match (specification, section 9). */
  snippet: MarkedText;
  /** The section that the snippet is from; none where it is the page's description. */
  section: SearchTocEntry | undefined;
}

const SNIPPET_LENGTH = 100;

/** How far a snippet may begin before the first match in it. */
const LEAD = 24;

type Weights = Map<string, number>;

/**
 * Finds the piece of a page that shows best why it was found. Words of the title are in sight anyway, so
 * what the rest of the query matches counts; the description is taken unless a section has more of it.
 *
 * @param terms Matched terms with what each is worth.
 */
export function describeMatch(record: SearchRecord, terms: Weights): MatchDescription {
  const title = { text: record.title, ranges: rangesIn(record.title, terms) };
  const inTitle = new Set(Array.from(tokens(record.title), ({ term }) => term));
  const wanted = new Map(
    Array.from(terms, ([term, worth]) => [term, inTitle.has(term) ? 0 : worth]),
  );
  const place = bestPlace(record, wanted);
  if (!place || place.worth <= worthOf([...tokens(record.description)], wanted)) {
    return { title, section: undefined, snippet: markText(record.description, terms) };
  }
  return { title, section: place.section, snippet: cutSnippet(record.content, place.start, terms) };
}

/** The window of the text whose terms, with those of the heading above it, are worth most. */
function bestPlace({ content, toc }: SearchRecord, terms: Weights) {
  const matches = [...tokens(content)].filter(({ term }) => terms.has(term));
  const starts = [
    ...matches.map(({ start }) => start),
    ...toc.filter(({ text }) => rangesIn(text, terms).length > 0).map(({ charIndex }) => charIndex),
  ];
  let best: { start: number; worth: number; section: SearchTocEntry | undefined } | undefined;
  for (const start of starts) {
    const section = toc.findLast(({ charIndex }) => charIndex <= start);
    const heading = section ? [...tokens(section.text)] : [];
    const within = matches.filter((match) => isWithin(match, start));
    const worth = worthOf([...within, ...heading], terms);
    if (worth > (best?.worth ?? 0)) best = { start, worth, section };
  }
  return best;
}

function isWithin({ start, end }: Token, from: number): boolean {
  return start >= from && end <= from + SNIPPET_LENGTH - LEAD;
}

function worthOf(found: Token[], terms: Weights): number {
  const distinct = new Set(found.map(({ term }) => term));
  return [...distinct].reduce((sum, term) => sum + (terms.get(term) ?? 0), 0);
}

/** Begins at the line of the match, or shortly before it where the line is long. */
function cutSnippet(content: string, match: number, terms: Weights): MarkedText {
  const line = content.lastIndexOf('\n', match - 1) + 1;
  const space = content.indexOf(' ', match - LEAD) + 1;
  const cut = space > 0 && space <= match ? space : Math.max(0, match - LEAD);
  const start = match - line <= LEAD ? line : cut;
  const end = start + SNIPPET_LENGTH;
  const text = content.slice(start, end).trimEnd().replaceAll('\n', ' ');
  const before = start === line ? '' : '…';
  const after = end < content.length ? '…' : '';
  return markText(`${before}${text}${after}`, terms);
}

function markText(text: string, terms: Weights): MarkedText {
  return { text, ranges: rangesIn(text, terms) };
}

/** Places of the terms; touching ones are one. */
function rangesIn(text: string, terms: Weights): MarkedRange[] {
  const ranges: MarkedRange[] = [];
  for (const { term, start, end } of tokens(text)) {
    if (!terms.has(term)) continue;
    const last = ranges.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else ranges.push([start, end]);
  }
  return ranges;
}
