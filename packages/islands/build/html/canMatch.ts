import type { Selector, SelectorComponent } from 'lightningcss';
import { FAILED_CLASS, WAITING_CLASS } from '../../shared/sharedNames';
import type { Markup } from './readMarkup';

/** Classes and elements that inline scripts add before the full style sheet is loaded. */
const LATER_CLASSES = new Set(['dark', 'rp-dark', FAILED_CLASS, WAITING_CLASS]);
const LATER_ELEMENTS = new Set(['p']);

/** What a document has that selectors can name. */
export type Names = Pick<Markup, 'classes' | 'elements' | 'ids'>;

/**
 * Tells whether a selector can match in a document, judged by the names that it needs: classes,
 * elements and ids. States and attributes may change before the full style sheet is loaded, so they
 * count as given.
 */
export function canMatch(selector: Selector, names: Names): boolean {
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
