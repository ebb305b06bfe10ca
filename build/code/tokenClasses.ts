import type { ElementContent } from 'hast';
import type { ShikiTransformer, ThemedToken } from 'shiki';
import { takeTokenKind } from '@funtool-docs/islands/build/shiki';

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
