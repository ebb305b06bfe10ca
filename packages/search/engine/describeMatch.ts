import { readSymbols, findSymbol, markSymbols } from './symbolIndex';
import { literalOf } from './literalIndex';
import type { SearchRecord, SearchTocEntry } from './searchRecord';
import { foldText, type Token, tokens } from './tokenize';
import type { MarkedRange, MarkedText } from './searchSource';

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

/** Factor for a section whose heading has a third of its words in the query. */
const TOLD = 2;

/** Most characters of a snippet before its first match. */
const MAX_LEAD = 24;

interface Passage {
  text: string;
  found: Token[];
}

type Weights = Map<string, number>;

interface Place {
  start: number;
  worth: number;
  /** Its place in `toc`: sections whose code is not searched begin where the next does. */
  section: number;
}

/**
 * Finds the passage that best explains the match. Words of the title are visible anyway, so only
 * the rest counts; the description is preferred unless a section matches more, and stands for a section without text.
 */
export function describeMatch(
  record: SearchRecord,
  terms: Weights,
  query: string,
): MatchDescription {
  const title = readPassage(record.title);
  const description = readPassage(record.description);
  const wanted = withoutTitle(terms, title);
  const place = literalMatch(record, query) ?? bestWindow(record, wanted);
  const isDescribed = !place || place.worth <= weightOf(description.found, wanted);
  const section = isDescribed ? undefined : record.toc[place.section];
  const end = isDescribed ? 0 : endOf(record, place);
  const snippet =
    isDescribed || end <= place.start
      ? markPassage(description, terms)
      : cutSnippet(record, place.start, end, terms);
  return {
    title: markPassage(title, terms),
    section,
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

function literalMatch({ content, toc }: SearchRecord, query: string): Place | undefined {
  const typed = foldText(query.trim());
  const section = toc.findIndex(({ text }) => foldText(text) === typed);
  if (section >= 0) return { start: toc[section]!.charIndex, worth: Infinity, section };
  const [symbol] = readSymbols(query).symbols;
  const [place] = symbol ? findSymbol(content, symbol) : [];
  const literal = literalOf(query);
  const start = place ?? (literal ? content.toLowerCase().indexOf(literal) : -1);
  return start < 0 ? undefined : { start, worth: Infinity, section: indexAt(toc, start) };
}

function withoutTitle(terms: Weights, title: Passage): Weights {
  const shown = title.found.map(({ term }) => term);
  return new Map([...terms].filter(([term]) => !shown.some((word) => term.startsWith(word))));
}

function bestWindow({ content, toc }: SearchRecord, terms: Weights): Place | undefined {
  const isWanted = ({ term }: Token) => terms.has(term);
  const headings = toc.map(({ text }) => tokens(text));
  const matches = tokens(content).filter(isWanted);
  const places = [
    ...matches.map(({ start }) => ({ start, section: indexAt(toc, start) })),
    ...toc
      .map(({ charIndex: start }, section) => ({ start, section }))
      .filter(({ section }) => headings[section]!.some(isWanted)),
  ];
  let best: Place | undefined;
  for (const place of places) {
    const heading = headings[place.section] ?? [];
    const end = Math.min(endOf({ toc, content }, place), place.start + SNIPPET_LENGTH - MAX_LEAD);
    const within = matches.filter((match) => match.start >= place.start && match.end <= end);
    const isTold = heading.filter(isWanted).length * 3 >= heading.length;
    const worth = weightOf([...within, ...heading], terms) * (isTold ? TOLD : 1);
    if (worth > (best?.worth ?? 0)) best = { ...place, worth };
  }
  return best;
}

/** Returns where the section of a place ends. */
function endOf(
  { toc, content }: Pick<SearchRecord, 'toc' | 'content'>,
  { section }: Pick<Place, 'section'>,
): number {
  return toc[section + 1]?.charIndex ?? content.length;
}

function indexAt(toc: SearchTocEntry[], start: number): number {
  return toc.findLastIndex(({ charIndex }) => charIndex <= start);
}

function weightOf(found: Token[], terms: Weights): number {
  const distinct = new Set<string>();
  for (const { term } of found) if (terms.has(term)) distinct.add(term);
  return [...distinct].reduce((sum, term) => sum + terms.get(term)!, 0);
}

/** Starts at the line of the match, or shortly before it in a long line; ends with the section. */
function cutSnippet(
  { content }: SearchRecord,
  match: number,
  section: number,
  terms: Weights,
): MarkedText {
  const line = content.lastIndexOf('\n', match - 1) + 1;
  const space = content.indexOf(' ', match - MAX_LEAD) + 1;
  const cut = space > 0 && space <= match ? space : Math.max(line, match - MAX_LEAD);
  const start = match - line <= MAX_LEAD ? line : cut;
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
