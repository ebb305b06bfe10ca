import {
  type CustomAtRules,
  type Rule,
  type Selector,
  transform,
  type Visitor,
} from 'lightningcss';

/**
 * Leaves out variables that always have another value. The framework sets its defaults within
 * `:where()`, which weighs nothing, so a rule for `:root` outside of any condition wins.
 */
export function dropShadowed(css: string): string {
  const shadowed = new Set<string>();
  visit(css, {
    StyleSheet({ rules }) {
      for (const name of rules.flatMap(rootVariables)) shadowed.add(name);
    },
  });
  let isDefault = false;
  return visit(css, {
    Rule: { style: ({ value }) => void (isDefault = value.selectors.every(isWhere)) },
    RuleExit: { style: () => void (isDefault = false) },
    Declaration: {
      custom: ({ name }) => (isDefault && shadowed.has(name) ? [] : undefined),
    },
  });
}

function rootVariables(rule: Rule): string[] {
  if (rule.type !== 'style' || !rule.value.selectors.some(isRoot)) return [];
  const { declarations = [] } = rule.value.declarations ?? {};
  return declarations.flatMap((declaration) =>
    declaration.property === 'custom' ? declaration.value.name : [],
  );
}

/** `:root` or `html:root`. */
function isRoot(selector: Selector): boolean {
  const rest = selector.filter((part) => !(part.type === 'type' && part.name === 'html'));
  const [only] = rest;
  return rest.length === 1 && only!.type === 'pseudo-class' && only!.kind === 'root';
}

function isWhere([only, ...rest]: Selector): boolean {
  return rest.length === 0 && only?.type === 'pseudo-class' && only.kind === 'where';
}

function visit(css: string, visitor: Visitor<CustomAtRules>): string {
  const code = Buffer.from(css);
  return transform({ filename: 'styles.css', code, minify: true, visitor }).code.toString();
}
