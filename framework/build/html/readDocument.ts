import { type Markup, readMarkup, type Tag } from './readMarkup';

/** A prerendered document, with the places where the build changes it. */
export interface PageDocument extends Markup {
  name: string;
  html: string;
  charset: Tag;
  styleSheet: Tag;
  scripts: Tag[];
  inlineScripts: Tag[];
  preloads: Tag[];
  /** Offsets of the end tags. */
  headEnd: number;
  bodyEnd: number;
}

/**
 * Finds the places that the build changes in a document.
 *
 * @throws {Error} If one is missing or duplicated: a page whose scripts are not found never starts.
 */
export function readDocument(name: string, html: string): PageDocument {
  const markup = readMarkup(html);
  const { tags } = markup;
  const one = (what: string, found: Tag[]): Tag => {
    if (found.length === 1) return found[0]!;
    throw new Error(`${name}: the document has ${found.length || 'no'} ${what} where one belongs.`);
  };
  const head = one('head', tags.filter(isClosed('head')));
  const inHead = tags.filter(({ start }) => start < head.close!.start);
  const scripts = tags.filter((tag) => tag.name === 'script' && 'src' in tag.attributes);
  const other = scripts.find(({ attributes }) => !('defer' in attributes));
  if (other) {
    throw new Error(
      `${name}: the script ${other.attributes['src']} is not deferred, so it is unknown here.`,
    );
  }
  if (scripts.length === 0) throw new Error(`${name}: the document has no script to start it.`);
  return {
    ...markup,
    name,
    html,
    charset: one(
      'character set',
      inHead.filter(({ attributes }) => 'charset' in attributes),
    ),
    styleSheet: one('style sheet', inHead.filter(isLink('stylesheet'))),
    scripts,
    inlineScripts: tags.filter(isInlineScript),
    preloads: inHead.filter((tag) => isLink('preload')(tag) && tag.attributes['as'] === 'script'),
    headEnd: head.close!.start,
    bodyEnd: one('body', tags.filter(isClosed('body'))).close!.start,
  };
}

const isClosed =
  (wanted: string) =>
  ({ name, close }: Tag) =>
    name === wanted && close !== undefined;

const isLink =
  (rel: string) =>
  ({ name, attributes }: Tag) =>
    name === 'link' && attributes['rel'] === rel;

/** Scripts with a `type` hold data. */
function isInlineScript({ name, attributes, close }: Tag): boolean {
  return name === 'script' && close !== undefined && !('src' in attributes || 'type' in attributes);
}
