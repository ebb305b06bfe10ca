import { describe, expect, it } from 'vitest';
import { runExample } from './runExample';

const host = { importModule: async () => ({}), timeout: 0 };

/** Runs an example that is ended after some turns, and tells how. */
async function runGuarded(source: string): Promise<string> {
  let turns = 0;
  const guard = () => {
    turns += 1;
    if (turns > 100) throw new Error('no time left');
  };
  const { error, outcomes } = await runExample(source, { ...host, guard });
  return error?.message ?? outcomes.map(({ actual }) => actual).join(', ');
}

describe('a guarded example', () => {
  it.each([
    ['a loop', 'while (true) {}'],
    ['a loop without a body', 'for (;;);'],
    ['a loop over one statement', 'let n = 0;\ndo n += 1; while (true);'],
    ['a loop over values', 'const all = [1];\nfor (const one of all) all.push(one);'],
    ['a loop with a label', 'again: while (true) continue again;'],
    ['a loop that catches errors', 'while (true) { try { while (true); } catch {} }'],
    ['a recursion', 'const again = (n: number): number => again(n) + again(n);\nagain(1);'],
    ['a method', 'const a = { get b(): number { return this.b; } };\na.b;'],
    ['a generator', 'function* all() { while (true) yield 1; }\n[...all()];'],
    [
      'promises',
      'const again = async (): Promise<void> => { await 1; await again(); };\nawait again();',
    ],
  ])('ends with %s that never would', async (_, source) => {
    expect(await runGuarded(source)).toBe('Error: no time left');
  });

  it.each([
    ['values', 'const f = (n: number) => n + 1;\nf(1); // => 2', '2'],
    ['objects', 'const f = () => ({ a: 1 });\nf(); // => { a: 1 }', '{ a: 1 }'],
    ['nested functions', 'const f = (a: number) => (b: number) => a + b;\nf(1)(2); // => 3', '3'],
    ['output in a function', "const f = () => console.log('a');\nf();\nf.name; // => 'f'", "'f'"],
  ])('leaves %s as they are', async (_, source, expected) => {
    expect(await runGuarded(source)).toBe(expected);
  });

  it('keeps its lines', async () => {
    const source = 'const f = () => {\n  return 1;\n};\nfor (;;) {\n  f();\n  null.a;\n}';
    const { error } = await runExample(source, { ...host, guard: () => {} });
    expect(error?.line).toBe(6);
  });

  it('cannot replace what guards it', async () => {
    expect(await runGuarded('const __example = 1;')).toContain('the name __example is reserved');
  });
});
