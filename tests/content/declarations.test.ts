import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createFolder } from '../createFolder';
import { readDeclarations } from '@funtool-docs/facts/library/readDeclarations';

const folder = createFolder(afterAll);
const entry = path.join(folder, 'index.ts');
writeFileSync(
  entry,
  `
class Check {
  use(rule: Rule): this {
    return this;
  }
}
type Rule = 'email' | 'url';
interface Plugin<T extends string> {
  name: T;
}
const email: Plugin<'email'> = { name: 'email' };
export class Counter {
  private count: number;
  static of(text: string): Counter {
    return new Counter(text.length);
  }
  constructor(start: number = 0, step?: number) {
    this.count = start + (step ?? 0);
  }
  add(by: number | { times: number }): this {
    this.count += Number(by);
    return this;
  }
}
export const rules = {
  check(text: string): Check {
    return new Check();
  },
  email,
};
export const VERSION = '1';
`,
);
const { exports, values, types } = readDeclarations(entry);

const texts = (name: string) => values.get(name)?.signatures.map(({ text }) => text);

it('wants a page for each class, each member of an object and each other value', () => {
  expect([...exports]).toEqual(['Counter', 'VERSION', 'rules.check', 'rules.email']);
});

it('reads the public members of a class', () => {
  expect(texts('Counter')).toEqual([
    'class Counter { static of(text: string): Counter; }',
    'class Counter { constructor(start?: number, step?: number); }',
    'class Counter { add(by: number | { times: number; }): this; }',
  ]);
  expect(texts('Counter.add')).toEqual([
    'class Counter { add(by: number | { times: number; }): this; }',
  ]);
});

it('reads the parameters of constructors and members', () => {
  expect(values.get('Counter')!.parameters).toEqual([
    { name: 'start', type: 'number', optional: true, defaultValue: '0' },
    { name: 'step', type: 'number', optional: true, defaultValue: undefined },
  ]);
  expect(values.get('Counter.add')!.parameters[0]!.type).toBe('number | { times: number }');
  expect(values.get('Counter.of')!.parameters.map(({ name }) => name)).toEqual(['text']);
});

it('reads the members of an exported object', () => {
  expect(texts('rules.check')).toEqual(['const rules: { check(text: string): Check; }']);
  expect(texts('rules.email')).toEqual(["const rules: { email: Plugin<'email'>; }"]);
});

it('reads the types that signatures may mention', () => {
  expect(Object.fromEntries([...types].map(([name, [first]]) => [name, first!.text]))).toEqual({
    Check: 'class Check { use(rule: Rule): this; }',
    Rule: "type Rule = 'email' | 'url';",
    Plugin: 'interface Plugin<T extends string> { name: T; }',
  });
});

it('reads a value under the name by which it is exported', () => {
  const renamed = path.join(folder, 'renamed.d.ts');
  writeFileSync(renamed, 'declare function at$1(i: number): void;\nexport { at$1 as at };\n');
  const { exports: names, values: declared } = readDeclarations(renamed);
  expect([...names]).toEqual(['at']);
  expect(declared.get('at')!.signatures.map(({ text }) => text)).toEqual([
    'function at(i: number): void;',
  ]);
});
