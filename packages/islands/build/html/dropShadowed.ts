import {
  type CustomAtRules,
  type Rule,
  type Selector,
  transform,
  type Visitor,
} from 'lightningcss';

/**
 * Leaves out variables that always have another value. The framework sets its defaults within
 * `:where()`, which weighs nothing, so a rule for `:root` outside of any condition wins; of two such
 * rules, the later one.
 */
export function dropShadowed(css: string): string {
  /** By variable, the last rule that sets it for the root. */
  const last = new Map<string, number>();
  const places = new Map<string, number>();
  visit(css, {
    StyleSheet({ rules }) {
      for (const [place, rule] of rules.entries()) {
        for (const name of rootVariables(rule)) last.set(name, place);
        if (rule.type === 'style') places.set(locate(rule.value), place);
      }
    },
  });
  /** Of the rule that is visited: whatever is set after this place wins. */
  let place = Infinity;
  return visit(css, {
    Rule: {
      style({ value }) {
        place = Infinity;
        if (value.selectors.every(isWhere)) place = -1;
        else if (value.selectors.every(isPlainRoot)) place = places.get(locate(value)) ?? Infinity;
      },
    },
    RuleExit: { style: () => void (place = Infinity) },
    Declaration: {
      custom: ({ name }) => ((last.get(name) ?? -1) > place ? [] : undefined),
    },
  });
}

/** Rules within conditions have places of their own. */
function locate({ loc }: { loc: { line: number; column: number } }): string {
  return `${loc.line}:${loc.column}`;
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

function isPlainRoot(selector: Selector): boolean {
  return selector.length === 1 && isRoot(selector);
}

function isWhere([only, ...rest]: Selector): boolean {
  return rest.length === 0 && only?.type === 'pseudo-class' && only.kind === 'where';
}

function visit(css: string, visitor: Visitor<CustomAtRules>): string {
  const code = Buffer.from(css);
  return transform({ filename: 'styles.css', code, minify: true, visitor }).code.toString();
}
