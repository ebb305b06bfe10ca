import type texts from '../../theme/i18n.json';
import type { PageFacts } from '../../content/library/readFacts';
import { formatBytes, formatSize, type Translate } from './formatSize';

export interface Fact {
  name: string;
  value: string | PageFacts['sources'];
}

/** Describes the facts of an API page, for both the page and its Markdown. */
export function describeFacts(facts: PageFacts, t: Translate<keyof typeof texts>) {
  const { category, environment, inNode, since, sizes, rulesSize, sources } = facts;
  const runsIn = t(`facts.environment.${environment}`);
  const rows: Fact[] = [
    {
      name: t('facts.environmentText'),
      value: inNode ? t('facts.inNodeText', { environment: runsIn, value: inNode }) : runsIn,
    },
    { name: t('facts.sinceText'), value: since },
    { name: t('facts.sourceText'), value: sources },
  ];
  const fromCategory = formatSize(
    sizes.map((size) => size.fromCategory),
    t,
  );
  const fromRoot = formatSize(
    sizes.map((size) => size.fromRoot),
    t,
  );
  const entries = [
    { module: `funtool/${category}`, size: t('facts.sizeText', { size: fromCategory }) },
    {
      module: 'funtool',
      size: rulesSize
        ? t('facts.sizeRulesText', { size: fromRoot, rules: formatBytes(rulesSize) })
        : t('facts.sizeText', { size: fromRoot }),
    },
  ];
  return { entries, rows };
}
