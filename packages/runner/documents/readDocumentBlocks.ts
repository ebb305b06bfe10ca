import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** Code of a document that may state results. */
export interface DocumentBlock {
  code: string;
  /** 1-based line of the file on which the code begins. */
  line: number;
  /** Whether code further down may use what it declares: fences of a guide, not comments of functions. */
  isShared: boolean;
}

const LANGUAGES = new Set([
  'ts',
  'js',
  'tsx',
  'jsx',
  'typescript',
  'javascript',
  'mjs',
  'cjs',
  'mts',
]);

const markdown = unified().use(remarkParse).freeze();
const mdx = unified().use(remarkParse).use(remarkMdx).freeze();

/** Reads the code of a document: fences of Markdown and MDX, `@example` of other files. */
export function readDocumentBlocks(file: string, source: string): DocumentBlock[] {
  const text = source.replaceAll('\r\n', '\n');
  if (!/\.(?:md|mdx|markdown)$/i.test(file)) return readComments(text);
  return readFences(text, /\.mdx$/i.test(file)).map((block) => ({ ...block, isShared: true }));
}

type Fence = Omit<DocumentBlock, 'isShared'>;

function readFences(source: string, isMdx = false): Fence[] {
  const fences: Fence[] = [];
  visit(parse(source, isMdx), 'code', ({ lang, value, position }) => {
    const [name] = (lang ?? '').toLowerCase().split(/[^\w]/);
    if (LANGUAGES.has(name!)) fences.push({ code: value, line: position!.start.line + 1 });
  });
  return fences;
}

/** What is no MDX after all is read as Markdown. */
function parse(source: string, isMdx: boolean) {
  try {
    return (isMdx ? mdx : markdown).parse(source);
  } catch {
    return markdown.parse(source);
  }
}

const COMMENT = /\/\*\*(?!\/)[\s\S]*?\*\//g;
const EXAMPLE = /^@example\b[ \t]*(?:<caption>.*<\/caption>)?/;

/** Reads the examples of JSDoc comments: their fences or, where there are none, all that they say. */
function readComments(source: string): DocumentBlock[] {
  return [...source.matchAll(COMMENT)].flatMap(({ 0: comment, index }) => {
    const first = source.slice(0, index).split('\n').length;
    const lines = comment
      .replace(/\*\/$/, '')
      .split('\n')
      .map((line) => line.replace(/^\s*\/?\*+ ?/, ''));
    return splitExamples(lines).flatMap(({ text, line }) => {
      const fences = readFences(text);
      const found = text.includes('```') ? fences : [{ code: text, line: 1 }];
      return found.map((block) => ({
        ...block,
        line: first + line + block.line - 1,
        isShared: false,
      }));
    });
  });
}

/** Splits a comment at its tags; lines are 0-based. */
function splitExamples(lines: string[]): { text: string; line: number }[] {
  const tags = lines.flatMap((line, index) => (/^@\w/.test(line.trimStart()) ? [index] : []));
  return tags.flatMap((start, place) => {
    if (!EXAMPLE.test(lines[start]!.trimStart())) return [];
    const end = tags[place + 1] ?? lines.length;
    const own = lines[start]!.trimStart().replace(EXAMPLE, '');
    return [{ text: [own, ...lines.slice(start + 1, end)].join('\n'), line: start }];
  });
}
