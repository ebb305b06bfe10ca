import type { PhrasingContent, RootContent } from 'mdast';
import { dayOf } from '@funtool-docs/content/dates';
import { type Cell, paragraph, table, text } from '@funtool-docs/content/markdown/table';
import { absoluteUrl } from '@funtool-docs/content/paths';
import { site, type Locale } from '../../../../site.config';
import { fillText } from '@funtool-docs/shared/fillText';
import { type Health, HEALTH_PATH, type Totals } from '../health';
import texts from '../texts.json';

const SHORT_COMMIT = 7;

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
] as const;

/** In the order of `TOTALS`. */
function describeTotals({ sentences, types, same, ...totals }: Totals, locale: Locale): Cell[] {
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
  ];
}

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
