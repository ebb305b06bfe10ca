import type { ElementContent } from 'hast';
import type { ShikiTransformer } from 'shiki';
import { takeTokenKind } from '../../../framework/build/shiki';

/**
 * Names the tokens of highlighted code by classes, where the highlighter colours each of them inline, and
 * leaves plain text without an element: pages become shorter and are drawn sooner. Tells the theme how many
 * lines there are, so that it knows the height of code before it is laid out.
 */
export function tokenClasses(): ShikiTransformer {
  return {
    name: 'token-classes',
    span(node) {
      const kind = takeTokenKind(node);
      if (kind !== 'foreground') this.addClassToHast(node, `ft-${kind}`);
    },
    line(node) {
      node.children = node.children.reduce<ElementContent[]>(appendToken, []);
    },
    pre(node) {
      node.properties['style'] = `--ft-lines: ${this.lines.length}`;
    },
  };
}

/** Adds a token, as text if nothing is said of it; what follows each other as text becomes one. */
function appendToken(tokens: ElementContent[], token: ElementContent): ElementContent[] {
  const isPlain = token.type === 'element' && Object.keys(token.properties).length === 0;
  const added = isPlain ? token.children : [token];
  const last = tokens.at(-1);
  const [first] = added;
  if (last?.type !== 'text' || first?.type !== 'text') return [...tokens, ...added];
  return [...tokens.slice(0, -1), { ...last, value: last.value + first.value }];
}
