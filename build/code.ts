import { transformerCompatibleMetaHighlight } from '@rspress/core/shiki-transformers';
import type { BundledLanguage, ShikiTransformer, ThemedToken } from 'shiki';
import { fenceMeta, takeTokenKind } from '@funtool-docs/islands/build/adapters';
import { readResultLine, environmentOf } from '@funtool-docs/content/codeBlocks';
import type { ElementContent } from 'hast';
import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import type { BuiltPage } from '@funtool-docs/facts/builtPage';
import { RAN } from './steps/text';

/**
 * Languages of code blocks. All are loaded before the first page: code within code, such as a fence in
 * MDX, is coloured only if its language has been loaded, which otherwise depends on the pages before.
 */
export const languages: BundledLanguage[] = [
  'html',
  'js',
  'json',
  'md',
  'mdx',
  'regex',
  'sh',
  'ts',
  'tsx',
  'vue',
];

/**
 * The steps that change highlighted code. Shiki asks all for tokens, then for lines, the code, and its
 * block; so only those that do something to the same part see each other.
 */
export const codeBlocks: ShikiTransformer[] = [
  transformerCompatibleMetaHighlight(),
  // Tokens: a result has its class before that of its kind.
  markResults(),
  // Tokens, lines and the block.
  tokenClasses(),
  // The code: whole lines.
  hideImport(),
  // The block.
  markRunnable(),
];

/** Marks stated results in highlighted code that `verifyExamples` has found true. */
export function markResults(): ShikiTransformer {
  let continues = false;
  return {
    name: 'mark-results',
    span(node, _line, _column, _lineElement, token) {
      if (!RAN.test(fenceMeta(this))) return;
      const result = readResultLine(token.content.trim());
      continues = Boolean(result && (result.isFirst || continues));
      if (result?.isFirst) this.addClassToHast(node, ['ft-result', 'ft-result--first']);
      else if (continues) this.addClassToHast(node, 'ft-result');
    },
  };
}

/** Kinds of tokens in the colour of text: a third of all. */
const PLAIN = new Set(['foreground', 'punctuation']);

/**
 * Names tokens by class instead of inline colours and unwraps plain text, so that pages are shorter
 * and render sooner.
 */
export function tokenClasses(): ShikiTransformer {
  const kinds = new WeakMap<ThemedToken, string>();
  return {
    name: 'token-classes',
    tokens(lines) {
      for (const token of lines.flat()) kinds.set(token, takeTokenKind(token));
    },
    span(node, _line, _column, _lineElement, token) {
      const kind = kinds.get(token)!;
      if (!PLAIN.has(kind)) this.addClassToHast(node, `ft-${kind}`);
    },
    line(node) {
      node.children = node.children.reduce<ElementContent[]>(appendToken, []);
    },
    pre(node) {
      delete node.properties['style'];
    },
  };
}

/** Unwraps plain tokens and merges adjacent text. */
function appendToken(tokens: ElementContent[], token: ElementContent): ElementContent[] {
  const isPlain = token.type === 'element' && Object.keys(token.properties).length === 0;
  const added = isPlain ? token.children : [token];
  const last = tokens.at(-1);
  const [first] = added;
  if (last?.type !== 'text' || first?.type !== 'text') return [...tokens, ...added];
  return [...tokens.slice(0, -1), { ...last, value: last.value + first.value }];
}

/** Word in the meta of an answer that begins with the import its frame already shows. */
export const HIDDEN_IMPORT = 'hides-import';

/** The import, the empty line below it, and the line break after each. */
const NODES = 4;

/** Wraps the import at the beginning of an answer, which runs and is copied, but is not shown twice. */
function hideImport(): ShikiTransformer {
  return {
    name: 'hide-import',
    code(node) {
      if (!fenceMeta(this).includes(HIDDEN_IMPORT)) return;
      const children = node.children.splice(0, NODES);
      node.children.unshift({
        type: 'element',
        tagName: 'span',
        properties: { className: ['ft-code-import'] },
        children,
      });
    },
  };
}

const RUN = /(?:^|\s)run=(\w+)/;

/**
 * Writes where each block runs on its fence, for `markRunnable`: only here are the examples known,
 * and only Shiki creates the `pre`.
 */
export function stateEnvironments({ tree, blocks }: BuiltPage): void {
  let next = 0;
  visit(tree, 'code', (node: Code) => {
    const environment = environmentOf(blocks[next++]!);
    if (environment) node.meta = `${node.meta ?? ''} run=${environment}`.trim();
  });
}

/** Marks code blocks that run by `data-run` on their `pre`. */
function markRunnable(): ShikiTransformer {
  return {
    name: 'mark-runnable',
    pre(node) {
      const environment = RUN.exec(fenceMeta(this))?.[1];
      if (environment) node.properties['data-run'] = environment;
    },
  };
}
