import { absoluteUrl, outputOf, prefixOf, routeOf } from '@funtool-docs/content/paths';
import type { Locale } from '../../../../site.config';
import { fillText } from '@funtool-docs/shared/fillText';
import { API_FILE, SKILL_FILE } from '../addresses';
import texts from '../texts.json';

/** Slug of the page that describes all of it. */
const GUIDE = 'guide/programs.mdx';

/** Writes what `llms.txt` says about other files for programs. */
export function writeIndexHint(locale: Locale): string {
  return fillText(texts.indexHint[locale], {
    api: absoluteUrl(`${prefixOf(locale)}${API_FILE}`),
    skill: absoluteUrl(SKILL_FILE),
    guide: `${absoluteUrl(outputOf(routeOf({ locale, slug: GUIDE })))}.md`,
  });
}
