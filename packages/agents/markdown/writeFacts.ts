import type { Locale } from '../../../site.config';
import { describeFacts, type FactLink } from '@funtool-docs/facts/reference/describeFacts';
import type { PageFacts } from '@funtool-docs/facts/library/readFacts';
import { textsIn } from '@funtool-docs/islands/shared/fillText';
import i18n from '../../../theme/i18n.json';

/** Writes the imports and facts that an API page shows below its title. */
export function writeFacts(facts: PageFacts, locale: Locale): string {
  const { modules, rows } = describeFacts(facts, textsIn(i18n, locale));
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
