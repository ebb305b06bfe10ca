import type { PhrasingContent, RootContent } from 'mdast';
import { dayOf } from '@funtool-docs/content/dates';
import type { Commit } from '@funtool-docs/content/git';
import { type Cell, code, table, text } from '@funtool-docs/content/markdown/table';
import { absoluteUrl } from '@funtool-docs/content/paths';
import { site, type Locale } from '../../../../site.config';
import { fillText } from '@funtool-docs/islands/shared/fillText';
import { formatBytes } from '@funtool-docs/facts/reference/formatSize';
import { type Health, HEALTH_PATH, type PageHealth, type Totals } from '../health';
import texts from '../texts.json';

const SHORT_COMMIT = 7;

const INDEX = /(?:^|(?<=\/))index$/;

/** Matches the beginning that most paths have in common. */
const GUIDES = /^guide\/(?:api\/)?(?=.)/;

/** Creates a table of what the pages of each language come to, and says what was built when. */
export function createTotals(health: Health, locale: Locale): RootContent[] {
  const columns = site.locales.map(({ lang, label }) => ({
    label,
    cells: describeTotals(health.languages[lang]!.totals, locale),
  }));
  const library = `${health.library.name} ${health.library.version}`;
  const names = TOTALS.map((key) => fillText(texts[key][locale], { library }));
  const rows = names.map((name, row): Cell[] => [name, ...columns.map(({ cells }) => cells[row]!)]);
  const header = [texts.title[locale], ...columns.map(({ label }) => label)];
  return [table([header, ...rows]), ...describeSource(health, locale)];
}

/** Creates a table of all pages of a language. */
export function createPages(health: Health, locale: Locale): RootContent[] {
  const header = [texts.page, ...SHORT.map((key) => texts[key])].map((title) => title[locale]);
  const rows = Object.entries(health.languages[locale]!.pages).map(([name, page]): Cell[] => [
    [link(`/${name.replace(INDEX, '')}`, name.replace(INDEX, '').replace(GUIDES, '') || '/')],
    ...describePage(page, locale),
  ]);
  return [table([header, ...rows], 'ft-health')];
}

const TOTALS = [
  'pages',
  'results',
  'factual',
  'executed',
  'notExecuted',
  'open',
  'calls',
  'types',
  'wrong',
  'same',
  'outOfStep',
  'bytes',
  'barriers',
] as const;

const SHORT = [
  'resultsShort',
  'sentencesShort',
  'callsShort',
  'typesShort',
  'sameShort',
  'bytesShort',
  'barriersShort',
] as const;

/** In the order of `TOTALS`. */
function describeTotals({ sentences, types, same, ...totals }: Totals, locale: Locale): Cell[] {
  const { bytes, barriers } = totals;
  const number = new Intl.NumberFormat(locale);
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const of = (part: number, all: number) =>
    fillText(texts.of[locale], {
      part: number.format(part),
      all: number.format(all),
      share: share.format(part / all),
    });
  return [
    number.format(totals.pages),
    number.format(totals.results),
    number.format(sentences.factual),
    of(sentences.executed, sentences.factual),
    number.format(sentences['not executed']),
    number.format(sentences.open),
    number.format(totals.calls),
    number.format(types.compared),
    number.format(types.wrong),
    of(same.same, same.calls),
    number.format(totals.outOfStep),
    bytes ? `${formatBytes(bytes.median)}, ${formatBytes(bytes.largest)}` : [],
    barriers === undefined ? [] : number.format(barriers),
  ];
}

/** In the order of `SHORT`. */
function describePage(page: PageHealth, locale: Locale): Cell[] {
  const { sentences, calls, types, same, bytes, barriers } = page;
  const [compared, wrong] = [String(types?.compared), String(types?.wrong)];
  return [
    String(page.results),
    sentences ? `${sentences.executed}/${sentences.factual}` : [],
    calls ? String(calls) : [],
    types?.wrong ? fillText(texts.typesWrong[locale], { compared, wrong }) : types ? compared : [],
    same?.lodash ? `${same.lodash.same}/${same.lodash.calls}` : [],
    bytes === undefined ? [] : formatBytes(bytes),
    barriers === undefined ? [] : String(barriers),
  ];
}

/** Says what was built and measured when, and where all data is. */
function describeSource({ commit, date, measured }: Health, locale: Locale): RootContent[] {
  const say = (sentence: string, found: Partial<Commit>) =>
    found.commit && found.date
      ? fillText(sentence, {
          commit: found.commit.slice(0, SHORT_COMMIT),
          date: dayOf(found.date),
          axe: measured.axe,
        })
      : '';
  const sentences = [
    say(texts.built[locale], { commit, date }),
    say(texts.measured[locale], measured),
  ].filter(Boolean);
  const data: PhrasingContent = {
    type: 'link',
    url: absoluteUrl(HEALTH_PATH),
    children: [text(texts.data[locale])],
  };
  return [...sentences.map((sentence) => paragraph([text(sentence)])), paragraph([data])];
}

function paragraph(children: PhrasingContent[]): RootContent {
  return { type: 'paragraph', children };
}

function link(url: string, name: string): PhrasingContent {
  return { type: 'link', url, children: [code(name)] };
}
