import { isOpaque } from '../values/isOpaque';
import { inspectValue } from './inspectValue';

/**
 * Lists the parts of a value that what it prints does not tell from others, in an order that equal values share;
 * `ancestors` are the objects around it.
 */
export function listOpaque(value: unknown, ancestors: readonly unknown[] = []): unknown[] {
  if (isOpaque(value)) return [value];
  if (typeof value !== 'object' || !value || ArrayBuffer.isView(value)) return [];
  if (ancestors.includes(value)) return [];
  const within = [...ancestors, value];
  const members = value instanceof Set || value instanceof Map ? [...value] : [];
  return [...listMembers(members, within), ...listProperties(value, within)];
}

function listMembers(members: unknown[], ancestors: unknown[]): unknown[] {
  return members
    .map((member) => [listOpaque(member, ancestors), inspectValue(member)] as const)
    .filter(([opaque]) => opaque.length > 0)
    .toSorted(([, a], [, b]) => (a < b ? -1 : 1))
    .flatMap(([opaque]) => opaque);
}

function listProperties(value: object, ancestors: unknown[]): unknown[] {
  return Reflect.ownKeys(value)
    .map((key) => [key, Object.getOwnPropertyDescriptor(value, key)!] as const)
    .filter(([, { enumerable }]) => enumerable)
    .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1))
    .flatMap(([key, own]) => [key, own.value, own.get, own.set])
    .flatMap((part: unknown) => listOpaque(part, ancestors));
}
