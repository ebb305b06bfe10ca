import type { Locale } from '../../../site.config';
import { formatBytes } from '../../../theme/support/formatBytes';
import type { PageFacts } from '../../../theme/support/pageRecord';
import { translate } from '../text';

/**
 * Writes what an API page shows below its title: how to import what it documents, and what is known
 * about it.
 *
 * @param facts What the build computed.
 * @param locale Language of the page.
 */
export function writeFacts(facts: PageFacts, locale: Locale): string {
  const { imports, category, environment, since, size, sources } = facts;
  const statements = [`funtool/${category}`, 'funtool'].map(
    (module) => `\`import { ${imports.join(', ')} } from '${module}';\``,
  );
  const sizes = {
    minified: formatBytes(size.minified),
    compressed: formatBytes(size.compressed),
  };
  const rows = [
    ['facts.environmentText', translate(`facts.environment.${environment}`, locale)],
    ['facts.sinceText', since],
    ['facts.sizeText', translate('facts.sizeDetailText', locale, sizes)],
    ['facts.sourceText', sources.map((url) => `<${url}>`).join(' ')],
  ] as const;
  const list = rows.map(([key, value]) => `${translate(key, locale)}: ${value}`);
  return [...statements, ...list].map((item) => `- ${item}`).join('\n');
}
