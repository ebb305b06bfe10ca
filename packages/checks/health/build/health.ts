import { type Commit, dayOf } from '@funtool-docs/content/git';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { PhrasingContent, RootContent } from 'mdast';
import type { BuiltPage } from '@funtool-docs/facts/builtPage';
import {
  replaceElements,
  type Cell,
  paragraph,
  table,
  text,
} from '@funtool-docs/content/markdown/nodes';
import { emitFiles } from '@funtool-docs/islands/build/emitFiles';
import { importSerially } from '@funtool-docs/shared/importSerially';
import { absoluteUrl } from '@funtool-docs/content/paths';
import { fillText } from '@funtool-docs/shared/texts';
import type { SentenceCounts } from '../../claims/sentences';
import { type Locale, site } from '../../../../site.config';
import texts from '../texts.json';

/** Path of the data from the root of the site, and of the badge for READMEs. */
const HEALTH_PATH = '/health.json';
const BADGE_PATH = '/health.svg';

/** The content of `health.json`. */
export interface Health extends Partial<Commit> {
  library: { name: string; version: string };
  languages: Record<string, { totals: Totals }>;
}

/** Totals of one language. */
export interface Totals {
  pages: number;
  /** Results that are stated in examples, and checked in every build. */
  results: number;
  /** Sentences that state how functions behave, and what proves them; where they are counted. */
  sentences: SentenceCounts;
  /** Calls measured on the documented release. */
  calls: number;
  /** Calls whose result was compared with the declared type, and those whose result does not fit. */
  types: { compared: number; wrong: number };
  /** Calls that lodash has as well, and those whose result is the same there. */
  same: { same: number; calls: number };
  /** Sections that no longer say the same in all languages. */
  outOfStep: number;
}

/** Replaces `<HealthTotals />` by a table of what is checked on the pages. */
export function healthTables(page: BuiltPage): Promise<void> {
  return replaceElements(page, { HealthTotals: () => createHealth(page.root, page.locale) });
}

/** Emits the same as JSON, and a badge. */
export function healthFiles(root: string): RsbuildPlugin {
  return emitFiles('health', {
    [HEALTH_PATH.slice(1)]: async () => JSON.stringify(await readLater(root)),
    [BADGE_PATH.slice(1)]: async () => createBadge(await readLater(root)),
  });
}

/** Creates the table and says what was built when. */
export async function createHealth(root: string, locale: Locale): Promise<RootContent[]> {
  return createTotals(await readLater(root), locale);
}

async function readLater(root: string): Promise<Health> {
  const { readHealth } = await importSerially(() => import('./readHealth'));
  return readHealth(root);
}

const SHORT_COMMIT = 7;

/** Creates a table of what the pages of each language come to, and says what was built when. */
export function createTotals(health: Health, locale: Locale): RootContent[] {
  const number = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const write = (part: number, all?: number): Cell =>
    all === undefined
      ? number.format(part)
      : fillText(texts.of[locale], {
          part: number.format(part),
          all: number.format(all),
          share: percent.format(part / all),
        });
  const library = `${health.library.name} ${health.library.version}`;
  const rows = TOTALS.map(([key, read]): Cell[] => [
    fillText(texts[key][locale], { library }),
    ...site.locales.map(({ lang }) => write(...read(health.languages[lang]!.totals))),
  ]);
  const header = [texts.title[locale], ...site.locales.map(({ label }) => label)];
  return [table([header, ...rows]), ...describeSource(health, locale)];
}

/** Rows of the table: a number, and of how many it is one, by the key of the text beside it. */
const TOTALS: [keyof typeof texts, (totals: Totals) => [part: number, all?: number]][] = [
  ['pages', ({ pages }) => [pages]],
  ['results', ({ results }) => [results]],
  ['factual', ({ sentences }) => [sentences.factual]],
  ['executed', ({ sentences }) => [sentences.executed, sentences.factual]],
  ['notExecuted', ({ sentences }) => [sentences['not executed']]],
  ['open', ({ sentences }) => [sentences.open]],
  ['calls', ({ calls }) => [calls]],
  ['types', ({ types }) => [types.compared]],
  ['wrong', ({ types }) => [types.wrong]],
  ['same', ({ same }) => [same.same, same.calls]],
  ['outOfStep', ({ outOfStep }) => [outOfStep]],
];

/** Says what was built when, and where all data is. */
function describeSource({ commit, date }: Health, locale: Locale): RootContent[] {
  const built = commit && date && { commit: commit.slice(0, SHORT_COMMIT), date: dayOf(date) };
  const data: PhrasingContent = {
    type: 'link',
    url: absoluteUrl(HEALTH_PATH),
    children: [text(texts.data[locale])],
  };
  return [
    ...(built ? [paragraph([text(fillText(texts.built[locale], built))])] : []),
    paragraph([data]),
  ];
}

/** Widths in pixels: Verdana of 11 px, whose letters are 7 wide on average, as on other badges. */
const LETTER = 7;
const PADDING = 12;
const HEIGHT = 20;

/** Both hold white text with a contrast of at least 4.5. */
const DARK = '#3c4743';
const GREEN = '#0f6b4f';

/** Creates the badge for READMEs: beside which share of the sentences in all languages code stands that is run. */
export function createBadge({ languages }: Health): string {
  const counts = site.locales.map(({ lang }) => languages[lang]!.totals.sentences);
  const sum = (key: 'executed' | 'factual') =>
    counts.reduce((total, sentences) => total + sentences[key], 0);
  const share = Math.floor((1000 * sum('executed')) / sum('factual')) / 10;
  const [label, value] = [texts.badge.en, `${share}%`];
  const [left, right] = [label, value].map(({ length }) => length * LETTER + PADDING) as [
    number,
    number,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="${HEIGHT}" role="img" aria-label="${label}: ${value}">
  <title>${label}: ${value}</title>
  <clipPath id="round"><rect width="${left + right}" height="${HEIGHT}" rx="3" /></clipPath>
  <g clip-path="url(#round)">
    <rect width="${left}" height="${HEIGHT}" fill="${DARK}" />
    <rect x="${left}" width="${right}" height="${HEIGHT}" fill="${GREEN}" />
  </g>
  <g fill="#fff" font-family="Verdana, DejaVu Sans, sans-serif" font-size="11" text-anchor="middle">
    <text x="${left / 2}" y="14">${label}</text>
    <text x="${left + right / 2}" y="14">${value}</text>
  </g>
</svg>
`;
}
