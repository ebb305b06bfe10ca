import { hashOf } from '@funtool-docs/content/buildCache';
import { proseOfCode } from '../codeWithoutProse';
import { lineOf, type Page } from '@funtool-docs/content/parsePage';
import type { Code, RootContent } from 'mdast';

/** The unit of `docs/sync.json`: the text below one heading, up to the next. */
export interface ProseSection {
  /** Id of its heading; empty for what stands above the first and in the frontmatter. */
  id: string;
  line: number;
  /** Of its prose; how it is formatted does not matter. */
  hash: string;
}

/** Frontmatter that is chosen for each language, and fields of nodes that only say how text is formatted. */
const UNREAD = /^(?:exports|icon|keywords|pageType|theme|position|data|align|spread)$/;

/** Enough to notice a change; the file has thousands. */
const HASH_LENGTH = 8;

/** A space beside them is a matter of style. */
const CJK = String.raw`[\p{sc=Han}\u3000-\u303f\uff00-\uffef]`;
const STYLE_SPACES = new RegExp(`(?<=${CJK}) | (?=${CJK})`, 'gu');

/** Lists the sections of a page in order, each with its own prose only, without that of the headings below it. */
export function readSections({ tree, headings, frontmatter }: Page): ProseSection[] {
  const content: unknown[] = [frontmatter];
  const sections = [{ id: '', line: 1, content }];
  for (const node of tree.children) {
    const line = lineOf(node);
    const { id } = headings.find((heading) => heading.line === line) ?? {};
    if (id) sections.push({ id, line, content: [] });
    if (node.type !== 'yaml') sections.at(-1)!.content.push(node);
  }
  return sections.map(({ content: own, ...section }) => ({ ...section, hash: hashProse(own) }));
}

/** The code of examples is left out, since the comparison of languages has it. */
function hashProse(content: unknown[]): string {
  const text = JSON.stringify(content, (key, value: unknown) => {
    if (UNREAD.test(key)) return undefined;
    if (typeof value === 'string') return value.replace(/\s+/g, ' ').replace(STYLE_SPACES, '');
    return isCode(value)
      ? proseOfCode({ lang: value.lang ?? '', meta: value.meta ?? '', code: value.value })
      : value;
  });
  return hashOf(text).slice(0, HASH_LENGTH);
}

function isCode(value: unknown): value is Code {
  return (value as RootContent | null)?.type === 'code';
}
