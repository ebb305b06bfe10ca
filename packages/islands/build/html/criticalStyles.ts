import {
  type CustomAtRules,
  type Rule,
  type Selector,
  transform,
  type TransformOptions,
  type SelectorComponent,
} from 'lightningcss';
import type { Markup } from './readDocument';
import { FAILED_CLASS, WAITING_CLASS } from '@funtool-docs/shared/sharedNames';

/** Classes and elements that inline scripts add before the full style sheet is loaded. */
const LATER_CLASSES = new Set(['dark', 'rp-dark', FAILED_CLASS, WAITING_CLASS]);

const LATER_ELEMENTS = new Set(['p']);

const FIELD_PARTS = /-(?:button|decoration)$/;

/** The names in a document that selectors can use. */
type Names = Pick<Markup, 'classes' | 'elements' | 'ids'>;

const VARIABLES = /(?<=[{;]\s*)--[\w-]+(?=\s*:)/g;
const USED_VARIABLES = /(?<=var\()--[\w-]+/g;
const KEYFRAMES = /(?<=keyframes )[\w-]+/g;

type CriticalStyles = (document: Names & Pick<Markup, 'styles'>) => string;

/**
 * Prepares a style sheet for inlining: leaves out rules that match nothing in a document, unused
 * animations and variables, and defaults that are always overridden. Documents that need the same rules share the cached result.
 *
 * @param others Other style sheets, which may use its variables.
 */
export function createCriticalStyles(sheet: string, others: string[]): CriticalStyles {
  const css = withoutShadowed(sheet);
  const rules = readSelectors(css);
  const usedByOthers = others.flatMap(usedVariables);
  const cache = new Map<string, string>();
  return ({ styles, ...names }) => {
    const isUsed = rules.map((selectors) => selectors.some((one) => canMatch(one, names)));
    const outside = [...usedByOthers, ...[...styles].flatMap(usedVariables)];
    const key = JSON.stringify([isUsed.map(Number), [...new Set(outside)].toSorted()]);
    if (!cache.has(key)) {
      const rest = withoutKeyframes(keepRules(css, isUsed));
      cache.set(key, withoutVariables(rest, outside));
    }
    return cache.get(key)!;
  };
}

/**
 * Leaves out variables that always have another value. The framework sets its defaults within `:where()`, which
 * weighs nothing, so a rule for the root outside of any condition wins; of two such rules, the later one.
 */
function withoutShadowed(css: string): string {
  /** By variable, how many rules for the root are to come that set it. */
  const left = new Map<string, number>();
  const count = (rule: Rule, by: number) => {
    for (const name of rootVariables(rule)) left.set(name, (left.get(name) ?? 0) + by);
  };
  minify(css, { visitor: { StyleSheet: ({ rules }) => rules.forEach((rule) => count(rule, 1)) } });
  let conditions = 0;
  let isDefault = false;
  let isOfRoot = false;
  return minify(css, {
    visitor: {
      Rule(rule) {
        if (rule.type !== 'style') conditions += 1;
        else {
          const { selectors } = rule.value;
          isDefault = selectors.every((selector) => isPseudoClass(selector, 'where'));
          isOfRoot = conditions === 0 && selectors.every((one) => isPseudoClass(one, 'root'));
          if (conditions === 0) count(rule, -1);
        }
      },
      RuleExit({ type }) {
        if (type !== 'style') conditions -= 1;
        isDefault = isOfRoot = false;
      },
      Declaration: {
        custom: ({ name }) =>
          (isDefault && left.has(name)) || (isOfRoot && left.get(name)! > 0) ? [] : undefined,
      },
    },
  });
}

/** Lists the variables that a rule for `:root` or `html:root` sets. */
function rootVariables(rule: Rule): string[] {
  if (rule.type !== 'style') return [];
  const { selectors, declarations } = rule.value;
  const withoutName = selectors.map((selector) =>
    selector.filter((part) => !(part.type === 'type' && part.name === 'html')),
  );
  if (!withoutName.some((selector) => isPseudoClass(selector, 'root'))) return [];
  return (declarations?.declarations ?? []).flatMap((declaration) =>
    declaration.property === 'custom' ? declaration.value.name : [],
  );
}

function isPseudoClass([only, ...rest]: Selector, kind: string): boolean {
  return rest.length === 0 && only?.type === 'pseudo-class' && only.kind === kind;
}

/** Reads the selectors of every style rule, in the order of the style sheet. */
function readSelectors(css: string): Selector[][] {
  const rules: Selector[][] = [];
  minify(css, {
    visitor: {
      Rule: {
        style({ value }) {
          rules.push(value.selectors);
        },
      },
    },
  });
  return rules;
}

function keepRules(css: string, isUsed: boolean[]): string {
  let index = 0;
  // A rule that is returned would lose its variables; one that is not stays as it is.
  return minify(css, { visitor: { Rule: { style: () => (isUsed[index++] ? undefined : []) } } });
}

function withoutKeyframes(css: string): string {
  const names = [...new Set(css.match(KEYFRAMES))];
  const unusedSymbols = names.filter(
    (name) => !new RegExp(`(?<!keyframes )\\b${name}\\b`).test(css),
  );
  return unusedSymbols.length > 0 ? minify(css, { unusedSymbols }) : css;
}

function usedVariables(source: string): string[] {
  return source.match(USED_VARIABLES) ?? [];
}

/** Recursive, since a removed variable may have been the only one to use another. */
function withoutVariables(css: string, outside: string[]): string {
  const used = new Set([...outside, ...usedVariables(css)]);
  const unused = new Set(css.match(VARIABLES)?.filter((name) => !used.has(name)));
  if (unused.size === 0) return css;
  const custom = ({ name }: { name: string }) => (unused.has(name) ? [] : undefined);
  return withoutVariables(minify(css, { visitor: { Declaration: { custom } } }), outside);
}

function minify(css: string, options: Partial<TransformOptions<CustomAtRules>>): string {
  const code = Buffer.from(css);
  return transform({ ...options, filename: 'styles.css', code, minify: true }).code.toString();
}

/**
 * Tells whether a selector can match in a document, judged by the names that it needs: classes,
 * elements and ids. States and attributes may change before the full style sheet is loaded, so they
 * count as given.
 */
function canMatch(selector: Selector, names: Names): boolean {
  return selector.every((component) => isPresent(component, names));
}

function isPresent(component: SelectorComponent, names: Names): boolean {
  switch (component.type) {
    case 'class':
      return names.classes.has(component.name) || LATER_CLASSES.has(component.name);
    case 'id':
      return names.ids.has(component.name);
    case 'type':
      return names.elements.has(component.name) || LATER_ELEMENTS.has(component.name);
    case 'pseudo-class':
      return isPossible(component, names);
    // Parts of fields, which are as browsers draw them until all styles are there.
    case 'pseudo-element':
      return !FIELD_PARTS.test(component.kind === 'custom' ? component.name : component.kind);
    default:
      return true;
  }
}

function isPossible(
  component: Extract<SelectorComponent, { type: 'pseudo-class' }>,
  names: Names,
): boolean {
  const { kind } = component;
  if (kind !== 'is' && kind !== 'where' && kind !== 'has') return true;
  return component.selectors.some((selector) => canMatch(selector, names));
}
