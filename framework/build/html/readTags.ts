import { type Token, Tokenizer, TokenizerMode, type TokenHandler } from 'parse5';

/** A start tag of a document. */
export interface Tag {
  name: string;
  attributes: Record<string, string>;
  /** Where it begins, as an offset in the document. */
  start: number;
  /** Where it ends. */
  end: number;
  /** Where its end tag begins, and where that ends; only of `head`, `body` and of elements with text alone. */
  close?: { start: number; end: number };
}

/**
 * Elements whose content is no markup, and how the tokenizer reads it: the tree builder, which would switch
 * modes, costs three times as much and moves nothing in what React writes.
 */
const TEXT_MODES: Record<string, Tokenizer['state']> = {
  script: TokenizerMode.SCRIPT_DATA,
  style: TokenizerMode.RAWTEXT,
  title: TokenizerMode.RCDATA,
  textarea: TokenizerMode.RCDATA,
};

const CLOSED = new Set([...Object.keys(TEXT_MODES), 'head', 'body']);

const ignore = () => {};

/**
 * Reads the start tags of an HTML document, in their order.
 *
 * @param html A whole document.
 */
export function readTags(html: string): Tag[] {
  const tags: Tag[] = [];
  const handler: TokenHandler = {
    onStartTag({ tagName, attrs, location }) {
      const attributes = Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
      tags.push({ name: tagName, attributes, ...offsetsOf(location) });
      const mode = TEXT_MODES[tagName];
      if (mode !== undefined) tokenizer.state = mode;
    },
    onEndTag({ tagName, location }) {
      if (!CLOSED.has(tagName)) return;
      const tag = tags.findLast(({ name }) => name === tagName);
      if (tag) tag.close = offsetsOf(location);
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
  return tags;
}

function offsetsOf(location: Token.Location | null): { start: number; end: number } {
  return { start: location!.startOffset, end: location!.endOffset };
}

/** What stands between a tag of {@link CLOSED} and its end tag. */
export function textOf({ end, close }: Tag, html: string): string {
  return html.slice(end, close?.start);
}
