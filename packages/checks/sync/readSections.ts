import { hashOf } from '@funtool-docs/content/buildCache';
import { lineOf, type Page } from '@funtool-docs/content/parsePage';
import { ContentError } from '@funtool-docs/content/problem';
import { HEAD, type ProseBlock, type ProsePart } from './prose';
import { readProse } from './readProse';

/** The unit of `docs/sync.json`: the text below one heading, up to the next. */
export interface ProseSection {
  /** Id of its heading, or `HEAD` for what stands above the first and in the frontmatter. */
  id: string;
  line: number;
  blocks: ProseBlock[];
  /** Of its prose; formatting does not matter. */
  hash: string;
}

/** Frontmatter that readers do not read: search words are chosen for each language. */
const UNREAD_KEYS = new Set(['exports', 'icon', 'keywords', 'pageType', 'theme']);

/** Enough to notice a change; the file has thousands. */
const HASH_LENGTH = 8;

/** A space beside them is a matter of style. */
const CJK = String.raw`[\p{sc=Han}\u3000-\u303f\uff00-\uffef]`;
const STYLE_SPACES = new RegExp(`(?<=${CJK}) | (?=${CJK})`, 'gu');

/**
 * Lists the sections of a page in order, each with its own prose only, without that of the headings
 * below it.
 *
 * @throws {Error} If a heading has the id "head"; names file and line.
 */
export function readSections({ file, tree, headings, frontmatter }: Page): ProseSection[] {
  const sections = [{ id: HEAD, line: 1, blocks: readFrontmatter(frontmatter) }];
  for (const node of tree.children) {
    const line = lineOf(node);
    const heading = node.type === 'heading' && headings.find((other) => other.line === line);
    if (heading && heading.id === HEAD) {
      const message = `the id "${HEAD}" means the beginning of the page in docs/sync.json; choose another`;
      throw new ContentError({ file, line, message });
    }
    if (heading && heading.id) sections.push({ id: heading.id, line, blocks: [] });
    sections.at(-1)!.blocks.push(...readProse(node));
  }
  return sections.map((section) => ({ ...section, hash: hashBlocks(section.blocks) }));
}

function readFrontmatter(value: unknown, key = 'frontmatter'): ProseBlock[] {
  if (typeof value === 'string') return [{ kind: key, parts: [['text', value]] }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([name]) => !UNREAD_KEYS.has(name))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, item]) => readFrontmatter(item, `${key}.${name}`));
}

function hashBlocks(blocks: ProseBlock[]): string {
  const texts = blocks.map(({ kind, parts }) => [kind, parts.map(withoutStyle)]);
  return hashOf(JSON.stringify(texts)).slice(0, HASH_LENGTH);
}

function withoutStyle([kind, value]: ProsePart): ProsePart {
  return [kind, kind === 'text' ? value.replace(/\s+/g, ' ').replace(STYLE_SPACES, '') : value];
}
