import { DATA_ID } from '@funtool-docs/shared/elementIds';
import { escapeMarkup } from '@funtool-docs/shared/texts';
import { COUNTERPART } from '@funtool-docs/shared/sharedNames';
import type { PageData, PagePart } from '../client/embedded';

/** The tags that are in a part (`build/html/writePart.ts`). */
const ABOUT_PAGE =
  /<(?:meta (?:[^>]* )?(?:name="description"|property=)|link (?:[^>]* )?rel="(?:canonical|alternate)")[^>]*>/g;

/**
 * Fills a part into the document of another page, as scripts put it in place (`starter/showPage.ts`).
 *
 * @returns `undefined` if the document is of another version or language, or has another layout.
 */
export function fillDocument(html: string, part: PagePart): string | undefined {
  const embedded = new RegExp(`(?<= id="${DATA_ID}">)[^<]*`).exec(html);
  const own = embedded && (JSON.parse(embedded[0]) as PageData);
  const { version, styles, content } = part.data;
  if (own?.version !== version || own.content?.lang !== content!.lang) return undefined;
  const data = JSON.stringify({ ...part.data, critical: own.critical });
  let filled = html.replace(embedded![0], () => data.replaceAll('<', String.raw`\u003c`));
  for (const element of part.replaced) {
    const [, name] = /class="([^ "]+)/.exec(element)!;
    const before = elementAt(`class="${name}[ "]`, filled);
    if (before === undefined) return undefined;
    filled = filled.replace(before, () => element);
  }
  const header = elementAt('', filled, 'header') ?? '';
  const head = `${part.head}<link rel="stylesheet" href="${styles}"></head>`;
  return filled
    .replace(header, () => fillHeader(header, part))
    .replace(/(?<=<title[^>]*>)[^<]*/, () => part.title)
    .replaceAll(ABOUT_PAGE, '')
    .replace('</head>', () => head);
}

function fillHeader(header: string, { current, counterparts }: PagePart): string {
  const others = counterparts.values();
  return header.replaceAll(/<a [^>]*>/g, (link) => {
    const plain = link.replace(/ aria-current="[^"]*"/, '');
    if (plain.includes(` ${COUNTERPART}=`)) {
      const address = escapeMarkup(others.next().value ?? '');
      return plain.replace(/(?<= href=")[^"]*/, () => address);
    }
    const isCurrent = current.includes(addressOf(plain));
    return isCurrent ? plain.replace('<a', '<a aria-current="true"') : plain;
  });
}

/** Returns the address of a link. */
export const addressOf = (link: string) =>
  / href="([^"]*)"/.exec(link)![1]!.replaceAll('&amp;', '&');

/**
 * Returns the first element whose start tag matches, with all that is in it. React escapes what could be taken
 * for a tag elsewhere.
 */
export function elementAt(
  attribute: string,
  html: string,
  tag = String.raw`\w+`,
): string | undefined {
  const opening = new RegExp(`<(${tag})(?= |>)[^>]*${attribute}`).exec(html);
  if (!opening) return undefined;
  const [, name] = opening;
  let depth = 0;
  for (const { 0: found, index } of html
    .slice(opening.index)
    .matchAll(new RegExp(`</?${name}[ >]`, 'g'))) {
    depth += found.startsWith('</') ? -1 : 1;
    if (depth === 0) return html.slice(opening.index, opening.index + index + found.length);
  }
  return undefined;
}
