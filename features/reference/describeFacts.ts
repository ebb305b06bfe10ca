import {
  type ExportSize,
  formatBytes,
  formatSize,
  type SizeKey,
  type Translate,
} from '../../ui/formatSize';
import type { PageFacts } from '../../framework/client/pageRecord';

type FactKey =
  | SizeKey
  | `facts.environment.${PageFacts['environment']}`
  | 'facts.inNodeText'
  | 'facts.sizeRulesText'
  | 'facts.sizeNoteText';

/**
 * Puts the facts of an API page that are not plain names into words.
 *
 * @param facts What was measured.
 * @param t Looks texts up in the language wanted.
 * @returns The entries to import from, each with what the import costs; where the functions run; and how
 *   to read the sizes.
 */
export function describeFacts(facts: PageFacts, t: Translate<FactKey>) {
  const { category, environment, inNode, sizes, rulesSize } = facts;
  const entry = (module: string, costs: ExportSize[]) => ({ module, size: formatSize(costs, t) });
  const runsIn = t(`facts.environment.${environment}`);
  return {
    entries: [
      entry(
        `funtool/${category}`,
        sizes.map(({ fromCategory }) => fromCategory),
      ),
      entry(
        'funtool',
        sizes.map(({ fromRoot }) => fromRoot),
      ),
    ],
    environment: inNode ? t('facts.inNodeText', { environment: runsIn, value: inNode }) : runsIn,
    sizeNote: rulesSize
      ? t('facts.sizeRulesText', { rules: formatBytes(rulesSize) })
      : t('facts.sizeNoteText'),
  };
}
