import type { PageData, PagePart } from '../../client/embedded';
import { COUNTERPART, STARTS_AT_ONCE } from '@funtool-docs/shared/sharedNames';
import { addressOf, elementAt } from '../../offline/fillDocument';
import { contentOf, type PageDocument, type Tag } from './readDocument';

/**
 * Writes what a page has of its own, which can be put in the place of another page.
 *
 * @param replaced Classes of the elements that are replaced; each is in a document once, or not at all.
 * @returns `null` if the page can only be loaded as a document: it has another layout, styles or scripts of its
 * own, or needs React at once.
 */
export function writePart(
  { html, tags, inlineScripts }: PageDocument,
  data: PageData,
  replaced: string[],
): PagePart | null {
  const elements = replaced.flatMap((name) => elementAt(`class="${name}[ "]`, html) ?? []);
  const isAlone =
    elements.length === 0 ||
    elements.length < replaced.length ||
    inlineScripts.length > 1 ||
    html.includes(STARTS_AT_ONCE) ||
    tags.some(({ attributes }) => OWN_STYLES in attributes);
  if (isAlone) return null;
  const title = tags.find(({ name }) => name === 'title');
  const links = (elementAt('', html, 'header') ?? '').match(/<a [^>]*>/g) ?? [];
  const addresses = (attribute: string) =>
    links.filter((link) => link.includes(attribute)).map(addressOf);
  return {
    title: title ? contentOf(title, html) : '',
    head: tags
      .filter(isAboutPage)
      .map(({ start, end }) => html.slice(start, end))
      .join(''),
    current: [...new Set(addresses(' aria-current='))],
    counterparts: addresses(` ${COUNTERPART}=`),
    replaced: elements,
    data,
  };
}

/** Attribute of a style sheet that React puts before what needs it. */
const OWN_STYLES = 'data-precedence';

/** As the selector by which `starter/placePages.ts` finds those of the page before. */
function isAboutPage({ name, attributes }: Tag): boolean {
  if (name === 'meta') return attributes['name'] === 'description' || 'property' in attributes;
  return name === 'link' && /^(?:canonical|alternate)$/.test(attributes['rel'] ?? '');
}
