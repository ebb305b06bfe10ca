import type { Locale } from '../../../site.config';
import { describeFacts, type FactLink } from '@funtool-docs/facts/reference/describeFacts';
import type { Translate } from '@funtool-docs/facts/reference/formatSize';
import type { PageFacts } from '@funtool-docs/facts/library/readFacts';
import { translate } from '@funtool-docs/content/translate';

/** Writes the imports and facts that an API page shows below its title. */
export function writeFacts(facts: PageFacts, locale: Locale): string {
  const t: Translate<Parameters<typeof translate>[0]> = (key, params) =>
    translate(key, locale, params);
  const { modules, rows } = describeFacts(facts, t);
  const names = facts.imports.join(', ');
  return [
    ...modules.map((module) => `\`import { ${names} } from '${module}';\``),
    ...rows.map(
      ({ name, value }) => `${name}: ${typeof value === 'string' ? value : writeLinks(value)}`,
    ),
  ]
    .map((item) => `- ${item}`)
    .join('\n');
}

function writeLinks(links: FactLink[]): string {
  return links.map(({ label, url }) => `[${label}](${url})`).join(', ');
}
