import type { Locale } from '../../../site.config';
import { describeFacts } from '../../reference/describeFacts';
import type { Translate } from '../../../ui/formatSize';
import type { PageFacts } from '../../../framework/client/pageRecord';
import { translate } from '../../../content/translate';

/**
 * Writes what an API page shows below its title: how to import what it documents, and what is known
 * about it.
 *
 * @param facts What the build computed.
 * @param locale Language of the page.
 */
export function writeFacts(facts: PageFacts, locale: Locale): string {
  const t: Translate<Parameters<typeof translate>[0]> = (key, params) =>
    translate(key, locale, params);
  const { imports, since, sources } = facts;
  const { entries, environment, sizeNote } = describeFacts(facts, t);
  const rows = [
    ['facts.environmentText', environment],
    ['facts.sinceText', since],
    ['facts.sizeText', sizeNote],
    ['facts.sourceText', sources.map(({ label, url }) => `[${label}](${url})`).join(', ')],
  ] as const;
  const names = imports.join(', ');
  return [
    ...entries.map(({ module, size }) => `\`import { ${names} } from '${module}';\` ${size}`),
    ...rows.map(([key, value]) => `${t(key)}: ${value}`),
  ]
    .map((item) => `- ${item}`)
    .join('\n');
}
