import type texts from '../../theme/i18n.json';
import type { ExportSize, PageFacts } from '../../content/library/readFacts';
import { formatBytes, formatSize, type Translate } from './formatSize';

export interface Fact {
  name: string;
  value: string | PageFacts['sources'];
}

/** Describes the facts of an API page, for both the page and its Markdown. */
export function describeFacts(facts: PageFacts, t: Translate<keyof typeof texts>) {
  const { category, environment, inNode, since, sizes, rulesSize, sources } = facts;
  const entry = (module: string, costs: ExportSize[]) => ({ module, size: formatSize(costs, t) });
  const runsIn = t(`facts.environment.${environment}`);
  const rows: Fact[] = [
    {
      name: t('facts.environmentText'),
      value: inNode ? t('facts.inNodeText', { environment: runsIn, value: inNode }) : runsIn,
    },
    { name: t('facts.sinceText'), value: since },
    {
      name: t('facts.sizeText'),
      value: rulesSize
        ? t('facts.sizeRulesText', { rules: formatBytes(rulesSize) })
        : t('facts.sizeNoteText'),
    },
    { name: t('facts.sourceText'), value: sources },
  ];
  const fromCategory = sizes.map((size) => size.fromCategory);
  const fromRoot = sizes.map((size) => size.fromRoot);
  const entries = [entry(`funtool/${category}`, fromCategory), entry('funtool', fromRoot)];
  return { entries, rows };
}
