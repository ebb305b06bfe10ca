import type { PhrasingContent, RootContent, Table } from 'mdast';
import { type Cell, code, paragraph, table, text } from '@funtool-docs/content/markdown/nodes';
import type { Page } from '@funtool-docs/content/parsePage';
import { API, isApiPage, type PageId, topicOf } from '@funtool-docs/content/paths';
import { fillText, textsIn } from '@funtool-docs/shared/texts';
import path from 'node:path';
import type { Locale } from '../../../../site.config';
import {
  describeShares,
  type Difference,
  listNeighbours,
  type LodashName,
  type PageDifferences,
  type PageNeighbours,
  peerName,
  PEERS,
} from '../differences';
import { readLodashNames, readMeasuredFacts } from '../../library/measured';
import shared from '../texts.json';
import texts from './texts.json';

type MarkdownPage = Pick<Page, 'slug' | 'locale' | 'source'>;

/** Lists for the Markdown of a page what it shows on demand. */
export function createDifferences(page: MarkdownPage, root: string): RootContent[] {
  const measured = isApiPage(page) ? readMeasuredFacts(root, topicOf(page.slug)) : undefined;
  const { differences, neighbours } = measured ?? {};
  const created = [
    ...(differences ? createPageDifferences(differences, page.locale) : []),
    ...(neighbours ? createNeighbours(neighbours, page.locale) : []),
  ];
  if (created.length > 0 || !page.source.includes('<LodashDemo')) return created;
  const lodash = readLodashNames(root);
  const header = ['lodash', texts.lodashHere[page.locale], texts.lodashVerdict[page.locale]];
  const rows = Object.entries(lodash.names).map(([name, entry]) => [
    [code(`_.${name}`)],
    entry.replacements.flatMap(({ name: here }, index) => [
      ...(index ? [text(' ')] : []),
      code(here),
    ]),
    verdictOf(entry, page.locale),
  ]);
  const title = fillText(texts.lodashTitle[page.locale], { version: lodash.version });
  return [heading(title), table([header, ...rows])];
}

function createPageDifferences({ counts, rows }: PageDifferences, locale: Locale): RootContent[] {
  const peers = PEERS.filter((peer) => counts[peer]);
  const header = [
    texts.call[locale],
    'funtool',
    ...peers.map((peer) => peerName(peer, shared.native[locale])),
  ];
  const cells = rows.map((row) => [
    inputOf(row, locale),
    [code(row.funtool)],
    ...peers.map((peer): Cell => resultOf(row.results[peer], row.differs.includes(peer))),
  ]);
  const summary = describeShares(counts, textsIn(shared, locale));
  return [
    heading(texts.title[locale]),
    paragraph([text(summary)]),
    ...(rows.length > 0 ? [table([header, ...cells])] : []),
  ];
}

function createNeighbours(near: PageNeighbours, locale: Locale): RootContent[] {
  const header = [texts.call[locale], ...near.functions.map(({ name }): Cell => [code(name)])];
  const cells = near.rows.map((row) => [
    inputOf(row, locale),
    ...row.results.map((result): Cell => resultOf(result, result !== row.results[0])),
  ]);
  const title = fillText(shared.neighbours[locale], { names: listNeighbours(near) });
  return [heading(title), table([header, ...cells])];
}

function inputOf(
  { input, setup, refused }: Pick<Difference, 'input' | 'refused'> & { setup?: string | undefined },
  locale: Locale,
): Cell {
  const statements = setup ? [code(setup), text(' ')] : [];
  return [...statements, code(input), ...(refused ? [text(` (${texts.refused[locale]})`)] : [])];
}

function resultOf(result: string | undefined, differs: boolean): Cell {
  if (result === undefined) return [text('–')];
  return differs ? [text('≠ '), code(result)] : [code(result)];
}

function verdictOf({ replacements, instead }: LodashName, locale: Locale): Cell {
  const [closest] = replacements;
  if (!closest && !instead) return [text(texts.none[locale])];
  if (!closest) return [text(`${texts.instead[locale]} `), code(instead!)];
  const { calls, same, shown } = closest;
  if (!shown) return [text(fillText(texts.safe[locale], { calls }))];
  return [
    text(`${fillText(texts.differs[locale], { calls, same })} `),
    code(shown.input),
    text(' → '),
    code(shown.funtool),
    text(' ≠ '),
    code(shown.lodash),
  ];
}

function heading(title: string): RootContent {
  return { type: 'heading', depth: 2, children: [text(title)] };
}

/**
 * Compares a function with others of its family by what they return for calls that tell them apart,
 * in which `f` stands for each.
 *
 * @param root Repository root.
 * @returns `undefined` if the page belongs to no family with a table.
 */
export function familyTable(root: string, { slug, locale }: PageId): Table | undefined {
  const name = isApiPage({ slug }) ? topicOf(slug) : '';
  const family = readMeasuredFacts(root, name)?.family;
  if (!family) return undefined;
  const [category, own] = [path.posix.dirname(name), path.posix.basename(name)];
  const header: Cell[] = [texts.function[locale], ...family.calls.map((call) => [code(call)])];
  const rows = family.functions.map(({ name: other, results }): Cell[] => [
    other === own ? [{ type: 'strong', children: [code(other)] }] : [linkTo(category, other)],
    ...results.map((result) => [code(result)]),
  ]);
  return table([header, ...rows]);
}

function linkTo(category: string, name: string): PhrasingContent {
  return { type: 'link', url: `/${path.posix.join(API, category, name)}`, children: [code(name)] };
}
