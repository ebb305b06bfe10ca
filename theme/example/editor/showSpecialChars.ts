import type { Extension } from '@codemirror/state';
import { highlightSpecialChars } from '@codemirror/view';
import {
  nameCodePoint,
  SPECIAL_CHARS,
  SPECIAL_CLASS,
} from '@funtool-docs/runner/evaluator/specialChars';

/** Creates the element that shows a special character by its name from `nameCodePoint`. */
export function createSpecialChar(name: string): HTMLElement {
  const element = document.createElement('span');
  element.className = SPECIAL_CLASS;
  element.textContent = name;
  return element;
}

/** Shows special characters by name, since they could disguise what code does. */
export const showSpecialChars: Extension = highlightSpecialChars({
  specialChars: SPECIAL_CHARS,
  render: (codePoint) => createSpecialChar(nameCodePoint(codePoint)),
});
