import type { Extension } from '@codemirror/state';
import { highlightSpecialChars } from '@codemirror/view';
import { nameCodePoint, SPECIAL_CHARS, SPECIAL_CLASS } from '../evaluator/specialChars';

/**
 * Creates what stands in the place of a special character.
 *
 * @param name What `nameCodePoint` calls it.
 */
export function createSpecialChar(name: string): HTMLElement {
  const element = document.createElement('span');
  element.className = SPECIAL_CLASS;
  element.textContent = name;
  return element;
}

/** Shows in code what would hide what it does. */
export const showSpecialChars: Extension = highlightSpecialChars({
  specialChars: SPECIAL_CHARS,
  render: (codePoint) => createSpecialChar(nameCodePoint(codePoint)),
});
