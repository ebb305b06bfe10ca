import type { Expression, ImportDeclaration, Program, Statement, VariableDeclaration } from 'acorn';
import { MagicString } from 'magic-string';
import { consoleOf } from './consoleCall';
import { ExampleError } from './ExampleError';
import type { Expectation, ParsedExample } from './parseExample';
import { callsImport, importedNames } from './importedNames';

/** The name under which instrumented code reaches its recorder. */
export const RECORDER = '__example';

/** An example as the body of an async function that reports to a recorder. */
export interface InstrumentedExample {
  body: string;
  /** Module specifiers that the example requires synchronously. */
  required: string[];
}

/**
 * Rewrites an example so that it reports what each statement results in. Lines stay where they were.
 *
 * @param example A parsed example.
 * @throws {ExampleError} If the example uses a default import or an export.
 */
export function instrumentExample({
  code,
  program,
  statements,
}: ParsedExample): InstrumentedExample {
  const output = new MagicString(code);
  rewriteModuleSyntax(program, output);
  const imported = importedNames(program);
  const topLevel = new Set<unknown>(program.body);
  statements.forEach(({ node, expectation }, id) => {
    if (expectation) instrumentStated(node, expectation, id, output);
    else if (topLevel.has(node) && callsImport(node, imported))
      recordValue(valueOf(node), id, output);
  });
  return { body: `'use strict';${output.toString()}`, required: findRequired(code) };
}

function rewriteModuleSyntax(program: Program, output: MagicString): void {
  for (const node of program.body) {
    if (node.type === 'ImportDeclaration') {
      output.overwrite(node.start, node.end, importAsDeclaration(node));
    } else if (node.type.startsWith('Export')) {
      throw new ExampleError('an example exports nothing', node.loc!.start.line);
    }
  }
}

function importAsDeclaration({ specifiers, source, loc }: ImportDeclaration): string {
  const module = `await ${RECORDER}.importModule(${JSON.stringify(source.value)})`;
  const [first] = specifiers;
  if (first?.type === 'ImportNamespaceSpecifier') return `const ${first.local.name} = ${module};`;
  const names = specifiers.map((specifier) => {
    if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier') {
      throw new ExampleError('import what you need by name: { name }', loc!.start.line);
    }
    return `${specifier.imported.name}: ${specifier.local.name}`;
  });
  return `const { ${names.join(', ')} } = ${module};`;
}

function instrumentStated(
  node: Statement,
  { kind, source }: Expectation,
  id: number,
  output: MagicString,
): void {
  if (kind === 'throws') {
    catchError(valueOf(node), id, output);
  } else if (kind === 'prints') {
    const { start, end } = consoleOf(node)!;
    output.overwrite(start, end, `${RECORDER}.console(${id})`);
  } else {
    recordValue(valueOf(node), id, output);
    const expected = source.replaceAll('\n', ' ');
    output.appendRight(node.end, `; ${RECORDER}.expect(${id}, () => (${expected}));`);
  }
}

function valueOf(node: Statement): Expression {
  if (node.type === 'ExpressionStatement') return node.expression;
  const { declarations, loc } = node as VariableDeclaration;
  const [declaration] = declarations;
  if (declarations.length !== 1 || !declaration?.init) {
    throw new ExampleError(
      'a result needs a declaration of one name with a value',
      loc!.start.line,
    );
  }
  return declaration.init;
}

function recordValue({ start, end }: Expression, id: number, output: MagicString): void {
  output.appendRight(start, `${RECORDER}.record(${id}, (`).prependLeft(end, '))');
}

function catchError({ start, end }: Expression, id: number, output: MagicString): void {
  const awaits = /\bawait\b/.test(output.original.slice(start, end));
  const opening = awaits
    ? `await ${RECORDER}.rejects(${id}, async () => { (`
    : `${RECORDER}.throws(${id}, () => { (`;
  output.appendRight(start, opening).prependLeft(end, '); })');
}

function findRequired(code: string): string[] {
  return [...code.matchAll(/\brequire\((['"])([^'"]+)\1\)/g)].map((match) => match[2]!);
}
