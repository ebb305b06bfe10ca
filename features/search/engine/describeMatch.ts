import { readSymbols } from './readSymbols';
import { findSymbol, markSymbols } from './symbolPlaces';
import { literalOf } from './literalIndex';
import type { SearchRecord, SearchTocEntry } from './searchRecord';
import { type Token, tokens } from './tokenize';

/** Offsets; the end is exclusive. */
export type MarkedRange = [start: number, end: number];

export interface MarkedText {
  text: string;
  ranges: MarkedRange[];
}

export interface MatchDescription {
  title: MarkedText;
  /** About 100 characters around the best match. */
  snippet: MarkedText;
  /** The section of the snippet; none if it is the page's description. */
  section: SearchTocEntry | undefined;
  /** The keyword by which the page was found, where title and snippet show less of the query. */
  keyword: MarkedText | undefined;
}

const SNIPPET_LENGTH = 100;

/** Descriptions of other languages are among the keywords, and say too much. */
const LONGEST_KEYWORD = 60;

/** Most characters of a snippet before its first match. */
const MAX_LEAD = 24;

type Weights = Map<string, number>;

interface Place {
  start: number;
  worth: number;
}

/**
 * Finds the passage that best explains the match. Words of the title are visible anyway, so only
 * the rest counts; the description is preferred unless a section matches more.
 */
export function describeMatch(
  record: SearchRecord,
  terms: Weights,
  query: string,
): MatchDescription {
  const title = markText(record.title, terms);
  const wanted = withoutTitle(terms, record.title);
  const place = literalMatch(record, query) ?? bestWindow(record, wanted);
  const isDescribed = !place || place.worth <= weightOf([...tokens(record.description)], wanted);
  const snippet = isDescribed
    ? markText(record.description, terms)
    : cutSnippet(record, place.start, terms);
  return {
    title,
    section: isDescribed ? undefined : sectionAt(record, place.start),
    snippet: markSymbols(snippet, query),
    keyword: tellingKeyword(record, `${title.text}\n${snippet.text}`, terms, query),
  };
}

/** Finds the keyword with most words of the query, if it has more of them than what is shown. */
function tellingKeyword(
  { keywords, related }: SearchRecord,
  shown: string,
  terms: Weights,
  query: string,
): MarkedText | undefined {
  const [symbol] = readSymbols(query).symbols;
  const worthOf = (text: string) =>
    weightOf([...tokens(text)], terms) + (symbol ? findSymbol(text, symbol).length && 1 : 0);
  let best = { text: '', worth: worthOf(shown) };
  for (const phrase of `${keywords},${related}`.split(',')) {
    const text = phrase.trim();
    const worth = worthOf(text);
    if (worth > best.worth && text.length <= LONGEST_KEYWORD) best = { text, worth };
  }
  return best.text ? markSymbols(markText(best.text, terms), query) : undefined;
}

function literalMatch({ content }: SearchRecord, query: string): Place | undefined {
  const [symbol] = readSymbols(query).symbols;
  const [place] = symbol ? findSymbol(content, symbol) : [];
  if (place !== undefined) return { start: place, worth: Infinity };
  const literal = literalOf(query);
  const start = literal ? content.toLowerCase().indexOf(literal) : -1;
  return start < 0 ? undefined : { start, worth: Infinity };
}

function withoutTitle(terms: Weights, title: string): Weights {
  const shown = Array.from(tokens(title), ({ term }) => term);
  return new Map([...terms].filter(([term]) => !shown.some((word) => term.startsWith(word))));
}

function bestWindow(record: SearchRecord, terms: Weights): Place | undefined {
  const matches = [...tokens(record.content)].filter(({ term }) => terms.has(term));
  const headings = record.toc.filter(({ text }) => rangesIn(text, terms).length > 0);
  const starts = [...matches, ...headings.map(({ charIndex: start }) => ({ start }))];
  let best: Place | undefined;
  for (const { start } of starts) {
    const heading = [...tokens(sectionAt(record, start)?.text ?? '')];
    const within = matches.filter((match) => isWithin(match, start));
    const worth = weightOf([...within, ...heading], terms);
    if (worth > (best?.worth ?? 0)) best = { start, worth };
  }
  return best;
}

function sectionAt({ toc }: SearchRecord, start: number): SearchTocEntry | undefined {
  return toc.findLast(({ charIndex }) => charIndex <= start);
}

function isWithin({ start, end }: Token, from: number): boolean {
  return start >= from && end <= from + SNIPPET_LENGTH - MAX_LEAD;
}

function weightOf(found: Token[], terms: Weights): number {
  const distinct = new Set(found.map(({ term }) => term));
  return [...distinct].reduce((sum, term) => sum + (terms.get(term) ?? 0), 0);
}

/** Starts at the line of the match, or shortly before it in a long line; ends with the section. */
function cutSnippet({ content, toc }: SearchRecord, match: number, terms: Weights): MarkedText {
  const line = content.lastIndexOf('\n', match - 1) + 1;
  const space = content.indexOf(' ', match - MAX_LEAD) + 1;
  const cut = space > 0 && space <= match ? space : Math.max(line, match - MAX_LEAD);
  const start = match - line <= MAX_LEAD ? line : cut;
  const section = toc.find(({ charIndex }) => charIndex > match)?.charIndex ?? content.length;
  const end = Math.min(start + SNIPPET_LENGTH, section);
  const text = content.slice(start, end).trimEnd().replaceAll('\n', ' ');
  return markText(`${start === line ? '' : '…'}${text}${end < section ? '…' : ''}`, terms);
}

function markText(text: string, terms: Weights): MarkedText {
  return { text, ranges: rangesIn(text, terms) };
}

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
