import { readSymbols, findSymbol, markSymbols } from './symbolIndex';
import { literalOf } from './literalIndex';
import { memoizeWeakly } from './memoize';
import type { SearchRecord, SearchTocEntry } from './searchRecord';
import { foldText, type Token, tokens } from './tokenize';

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
  /** The keyword that was typed, if it is of the page's language and neither title nor snippet shows it. */
  keyword: MarkedText | undefined;
}

const HAN = /\p{Script=Han}/u;

const SNIPPET_LENGTH = 100;

/** Most characters of a snippet before its first match. */
const MAX_LEAD = 24;

interface Passage {
  text: string;
  found: Token[];
}

/** The long parts of a page, each text with its terms. */
interface Passages {
  content: Passage;
  /** In the order of `toc`. */
  headings: Passage[];
}

/** Kept for pages that were shown: each letter that is typed shows some of them again. */
const passagesOf = memoizeWeakly(({ content, toc }: SearchRecord): Passages => ({
  content: readPassage(content),
  headings: toc.map(({ text }) => readPassage(text)),
}));

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
  const page = passagesOf(record);
  const title = readPassage(record.title);
  const description = readPassage(record.description);
  const wanted = withoutTitle(terms, title);
  const place = literalMatch(record, query) ?? bestWindow(record, page, wanted);
  const isDescribed = !place || place.worth <= weightOf(description.found, wanted);
  const snippet = isDescribed
    ? markPassage(description, terms)
    : cutSnippet(record, place.start, terms);
  return {
    title: markPassage(title, terms),
    section: isDescribed ? undefined : sectionAt(record, place.start),
    snippet: markSymbols(snippet, query),
    keyword: typedKeyword(record, `${title.text}\n${snippet.text}`, query),
  };
}

function readPassage(text: string): Passage {
  return { text, found: tokens(text) };
}

function typedKeyword(
  { keywords, lang }: SearchRecord,
  shown: string,
  query: string,
): MarkedText | undefined {
  const typed = foldText(query.trim());
  if (HAN.test(typed) !== (lang === 'zh') || foldText(shown).includes(typed)) return undefined;
  const words = keywords.split(',').map((text) => text.trim());
  const keyword = words.find((word) => foldText(word) === typed);
  return keyword ? { text: keyword, ranges: [[0, keyword.length]] } : undefined;
}

function literalMatch({ content }: SearchRecord, query: string): Place | undefined {
  const [symbol] = readSymbols(query).symbols;
  const [place] = symbol ? findSymbol(content, symbol) : [];
  if (place !== undefined) return { start: place, worth: Infinity };
  const literal = literalOf(query);
  const start = literal ? content.toLowerCase().indexOf(literal) : -1;
  return start < 0 ? undefined : { start, worth: Infinity };
}

function withoutTitle(terms: Weights, title: Passage): Weights {
  const shown = title.found.map(({ term }) => term);
  return new Map([...terms].filter(([term]) => !shown.some((word) => term.startsWith(word))));
}

function bestWindow(
  { toc }: SearchRecord,
  { content, headings }: Passages,
  terms: Weights,
): Place | undefined {
  const isWanted = ({ term }: Token) => terms.has(term);
  const matches = content.found.filter(isWanted);
  const begun = toc.filter((_, i) => headings[i]!.found.some(isWanted));
  const starts = [...matches, ...begun.map(({ charIndex: start }) => ({ start }))];
  let best: Place | undefined;
  for (const { start } of starts) {
    const heading = headings[indexAt(toc, start)]?.found ?? [];
    const within = matches.filter((match) => isWithin(match, start));
    const worth = weightOf([...within, ...heading], terms);
    if (worth > (best?.worth ?? 0)) best = { start, worth };
  }
  return best;
}

function sectionAt({ toc }: SearchRecord, start: number): SearchTocEntry | undefined {
  return toc[indexAt(toc, start)];
}

function indexAt(toc: SearchTocEntry[], start: number): number {
  return toc.findLastIndex(({ charIndex }) => charIndex <= start);
}

function isWithin({ start, end }: Token, from: number): boolean {
  return start >= from && end <= from + SNIPPET_LENGTH - MAX_LEAD;
}

function weightOf(found: Token[], terms: Weights): number {
  const distinct = new Set<string>();
  for (const { term } of found) if (terms.has(term)) distinct.add(term);
  return [...distinct].reduce((sum, term) => sum + terms.get(term)!, 0);
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
  const shown = `${start === line ? '' : '…'}${text}${end < section ? '…' : ''}`;
  return markPassage(readPassage(shown), terms);
}

function markPassage({ text, found }: Passage, terms: Weights): MarkedText {
  const ranges: MarkedRange[] = [];
  for (const { term, start, end } of found) {
    if (!terms.has(term)) continue;
    const last = ranges.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else ranges.push([start, end]);
  }
  return { text, ranges };
}
