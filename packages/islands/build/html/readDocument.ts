import { EXCERPT } from '../../client/embedded';
import { type Token, Tokenizer, TokenizerMode, type TokenHandler } from 'parse5';

/** A prerendered document, with the places where the build changes it. */
export interface PageDocument extends Markup {
  name: string;
  html: string;
  charset: Tag;
  styleSheet: Tag;
  scripts: Tag[];
  inlineScripts: Tag[];
  /** Data in the head, as for crawlers. */
  dataScripts: Tag[];
  preloads: Tag[];
  /** Tags that no reader, browser or program needs. */
  unread: Tag[];
  /** The data of the site that scripts need, as JSON (`packages/islands/client/EmbeddedData.tsx`). */
  excerpt: Tag | undefined;
  /** Offset of the end tag. */
  bodyEnd: number;
  /** Offset behind the first screen of the content, or of the end of the head where there is no content. */
  firstScreenEnd: number;
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
    dataScripts: inHead.filter(isDataScript),
    preloads: inHead.filter((tag) => isLink('preload')(tag) && tag.attributes['as'] === 'script'),
    unread: inHead.filter(isUnread),
    excerpt: tags.find((tag) => isWritten(tag) && EXCERPT in tag.attributes),
    bodyEnd: one('body', tags.filter(isClosed('body'))).close!.start,
    firstScreenEnd: findFirstScreenEnd(tags) ?? head.close!.start,
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

function isUnread({ attributes }: Tag): boolean {
  return attributes['http-equiv'] === 'X-UA-Compatible' || attributes['name'] === 'generator';
}

function isInlineScript(tag: Tag): boolean {
  return isWritten(tag) && !('type' in tag.attributes);
}

/** Scripts with a `type` hold data. */
function isDataScript(tag: Tag): boolean {
  return isWritten(tag) && 'type' in tag.attributes;
}

/** Tells whether a script stands in the document itself. */
function isWritten({ name, attributes, close }: Tag): boolean {
  return name === 'script' && close !== undefined && !('src' in attributes);
}

/** Length of a section, in characters, with which the first screen ends. */
const SHORT = 400;

/** The first screen ends with the first section if that is short, or before it. */
function findFirstScreenEnd(tags: Tag[]): number | undefined {
  const main = tags.find(isClosed('main'));
  if (!main) return undefined;
  const isWithin = ({ start }: Tag) => start > main.start && start < main.close!.start;
  const [first, second] = tags.filter((tag) => tag.name === 'h2' && isWithin(tag));
  const next = (second ?? main.close!).start;
  return first && next - first.start > SHORT ? first.start : next;
}

export interface Tag {
  name: string;
  attributes: Record<string, string>;
  /** Offsets in the document. */
  start: number;
  end: number;
  /** Offsets of the end tag; `link` and `meta` have none. */
  close?: { start: number; end: number };
}

export interface Markup {
  /** Only elements in `MODES`: most others would only take time and memory. */
  tags: Tag[];
  classes: Set<string>;
  elements: Set<string>;
  ids: Set<string>;
  /** Attributes (also of SVG) and style elements that use variables. */
  styles: Set<string>;
}

/**
 * Tokenizer modes for the content of elements. parse5's tree builder would set them itself, but
 * takes three times as long, and moves nothing in what React writes.
 */
const MODES: Record<string, Tokenizer['state'] | undefined> = {
  head: TokenizerMode.DATA,
  body: TokenizerMode.DATA,
  h2: TokenizerMode.DATA,
  main: TokenizerMode.DATA,
  meta: TokenizerMode.DATA,
  link: TokenizerMode.DATA,
  script: TokenizerMode.SCRIPT_DATA,
  style: TokenizerMode.RAWTEXT,
  title: TokenizerMode.RCDATA,
  textarea: TokenizerMode.RCDATA,
};

const ignore = () => {};

/** Reads tags, names that selectors can use, and used variables of an HTML document. */
export function readMarkup(html: string): Markup {
  const tags: Tag[] = [];
  const classNames = new Set<string>();
  const elements = new Set<string>();
  const ids = new Set<string>();
  const styles = new Set<string>();
  const handler: TokenHandler = {
    onStartTag({ tagName, attrs, location }) {
      elements.add(tagName);
      for (const { name, value } of attrs) {
        if (name === 'class') classNames.add(value);
        else if (name === 'id') ids.add(value);
        else if (value.includes('var(')) styles.add(value);
      }
      const mode = MODES[tagName];
      if (mode === undefined) return;
      const attributes = Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
      tags.push({ name: tagName, attributes, ...offsetsOf(location) });
      tokenizer.state = mode;
    },
    onEndTag({ tagName, location }) {
      if (MODES[tagName] === undefined) return;
      const tag = tags.findLast(({ name }) => name === tagName);
      if (!tag) return;
      tag.close = offsetsOf(location);
      if (tagName === 'style') styles.add(contentOf(tag, html));
    },
    onCharacter: ignore,
    onNullCharacter: ignore,
    onWhitespaceCharacter: ignore,
    onComment: ignore,
    onDoctype: ignore,
    onEof: ignore,
  };
  const tokenizer = new Tokenizer({ sourceCodeLocationInfo: true }, handler);
  tokenizer.write(html, true);
  const classes = new Set([...classNames].flatMap((names) => names.split(' ')));
  return { tags, classes, elements, ids, styles };
}

function offsetsOf(location: Token.Location | null): { start: number; end: number } {
  return { start: location!.startOffset, end: location!.endOffset };
}

/** Returns the content between a start tag and its end tag. */
export function contentOf({ end, close }: Tag, html: string): string {
  return html.slice(end, close?.start);
}
