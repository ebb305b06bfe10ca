import { expect, it } from 'vitest';
import type { Page } from '@funtool-docs/content/parsePage';
import { kindsOf } from './readFunctionRows';

function kinds(code: string, ...names: string[]) {
  const blocks = [{ section: 'signature', code }] as Page['blocks'];
  const { takes, returns } = kindsOf({ names, blocks });
  return `${takes.join(' ')} -> ${returns.join(' ')}`;
}

it.each([
  ['function at<T>(arr: T[], index: number): T | undefined;', 'at', 'array -> any'],
  ['function is<T = any>(v: any): v is T[];', 'is', 'any -> boolean'],
  ['function keys<T extends object>(obj: T): (keyof T)[];', 'keys', 'object -> array'],
  ['function noop(): void;', 'noop', 'nothing -> nothing'],
  ['function type(): Kind; type Kind = "a" | null;', 'type', 'nothing -> string'],
  ['function has(key: string & {}): Promise<[1]>;', 'has', 'string -> promise'],
  [
    'function late<T extends (...a: any[]) => any>(fn: T): Late; type Late = { (): void; stop(): void };',
    'late',
    'function -> function',
  ],
  ['class Id { constructor(hex?: string); clone(): Id; }', 'Id', 'string -> object'],
  ['class Id { constructor(hex?: string); clone(): Id; }', 'Id.clone', 'nothing -> object'],
  ['const regex: { checker(input: string): Checker; };', 'regex.checker', 'string -> object'],
  ['const regex: { email: Rule; };', 'regex.email', 'string -> boolean'],
])('reads %s', (code, name, expected) => {
  expect(kinds(code, name)).toBe(expected);
});

it('names every kind of several signatures once, in a fixed order', () => {
  const code = 'function has(list: unknown[]): boolean; function has(text: string): boolean;';
  expect(kinds(code, 'has')).toBe('string array -> boolean');
});
