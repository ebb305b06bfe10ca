import { type ContentCopier, copyDeep } from '../internal/copyDeep';
import type { CloneDeep } from './cloneDeep';

type CloneDeepCustomizer = (value: any, key?: PropertyKey, object?: any) => any;

/**
 * Copies a value with everything inside it and lets a function replace any part on the way.
 *
 * Kept on purpose, as in funtool 1.2.2: each object property that the customizer leaves alone is offered
 * twice, first with its key and parent, then alone; array elements come without an index.
 *
 * @param obj Anything; offered to the customizer first.
 * @param customizer What it returns replaces the value and is not copied further; `undefined` means:
 *   copy as usual.
 * @param seen Copies made so far; normally left out.
 * @returns The copy with its replacements.
 * @throws {TypeError} If `customizer` is not a function. Its own errors pass through.
 * @throws {RangeError} If the structure is nested too deeply for the call stack.
 */
export function cloneDeepWith<T>(
  obj: T,
  customizer: CloneDeepCustomizer,
  seen: WeakMap<object, any> = new WeakMap(),
): CloneDeep<T> {
  const copy = (value: unknown): unknown => {
    const replacement: unknown = customizer(value);
    if (replacement !== undefined) return replacement;
    return typeof value === 'object' && value !== null ? copyDeep(value, seen, copier) : value;
  };
  const copier: ContentCopier = {
    item: copy,
    property: (value, key, parent) => {
      const replacement: unknown = customizer(value, key, parent);
      return replacement === undefined ? copy(value) : replacement;
    },
  };
  return copy(obj) as CloneDeep<T>;
}
