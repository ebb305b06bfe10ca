import { copyBuiltIn } from '../internal/copyBuiltIn';
import { copyProperties } from '../internal/copyProperties';
import { isPrimitive } from '../type/isPrimitive';
import { clone } from './clone';

type Customizer<T> = T extends any[]
  ? (val: T[number], index: number) => T[number] | undefined
  : T extends object
    ? (val: T[keyof T], key: keyof T) => T[keyof T] | undefined
    : never;

/**
 * Copies an array or object one level deep and lets a function replace its direct contents.
 *
 * Kept on purpose, as in funtool 1.2.2: for objects `undefined` keeps the value, for arrays whatever the
 * customizer returns is stored; a function becomes an object with its properties, which are offered; other
 * kinds of values are cloned without asking.
 *
 * @param value Array or object whose direct contents are to be replaced.
 * @param customizer Called with each element and index, or each value and key. Without one the result
 *   is that of `clone`.
 * @returns A new outer array or object.
 * @throws {TypeError} If `value` is a non-empty object and `customizer` is not a function.
 */
export function cloneWith<T>(value: T, customizer: Customizer<T>): T {
  // TypeScript cannot call a conditional type whose condition is still open.
  const replace = customizer as ((val: unknown, key: unknown) => unknown) | null | undefined;
  if (Array.isArray(value) && typeof replace === 'function') {
    return value.map((item, index) => replace(item, index)) as T;
  }
  if (isPrimitive(value) || Array.isArray(value)) return clone(value);
  const source = value as object;
  return (copyBuiltIn(source) ?? copyProperties(source, keepUndecided(replace))) as T;
}

function keepUndecided(replace: ((val: unknown, key: unknown) => unknown) | null | undefined) {
  return (val: unknown, key: string) => {
    const replacement = replace?.(val, key);
    return replacement === undefined ? val : replacement;
  };
}
