import { type Token, Tokenizer, TokenizerMode, type TokenHandler } from 'parse5';

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
