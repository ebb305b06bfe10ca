import { site } from '../../../site.config';
import type texts from '../../../theme/i18n.json';
import type { LibraryFacts } from '../library/readFacts';
import { formatRange, formatSize, type Translate } from './formatSize';

export interface Fact {
  name: string;
  value: string | FactLink[];
}

/** A link to the sources of the documented release. */
export interface FactLink {
  label: string;
  url: string;
}

const SOURCES = `${site.library.repository}/blob/${site.library.tag}`;

/** Describes the facts of an API page, for both the page and its Markdown. */
export function describeFacts(facts: LibraryFacts, t: Translate<keyof typeof texts>) {
  const { category, environment, inNode, since, sizes, sources } = facts;
  const runsIn = t(`facts.environment.${environment}`);
  const size = formatSize(
    sizes.map(({ fromCategory }) => fromCategory),
    t,
  );
  const root = formatRange(
    sizes.map(({ fromRoot }) => fromRoot.minified),
    t,
  );
  const rows = {
    runsIn: {
      name: t('facts.environmentText'),
      value: inNode ? t('facts.inNodeText', { environment: runsIn, value: inNode }) : runsIn,
    },
    since: { name: t('facts.sinceText'), value: since },
    size: { name: t('facts.sizeText'), value: t('facts.sizeValueText', { size, root }) },
    source: {
      name: t('facts.sourceText'),
      value: sources.map(({ label, file }) => ({ label, url: `${SOURCES}/${file}` })),
    },
  } satisfies Record<string, Fact>;
  return { modules: [`funtool/${category}`, 'funtool'], rows };
}
