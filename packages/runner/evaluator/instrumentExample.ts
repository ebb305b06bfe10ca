import type {
  CallExpression,
  Expression,
  ImportDeclaration,
  Program,
  Statement,
  VariableDeclaration,
} from 'acorn';
import { MagicString } from 'magic-string';
import { consoleOf, consoleOfCall } from './exampleSyntax';
import { ExampleError, type PreparedExample, RECORDER } from './preparedExample';
import { insertGuards } from './insertGuards';
import type { ExampleStatement, Expectation, ParsedExample } from './parseExample';
import { type ParsedModule, walk } from './parseModule';

const GUARD = `${RECORDER}.guard()`;

/**
 * Rewrites an example so that each statement reports its result; line numbers are preserved.
 *
 * @throws {ExampleError} If the example uses a default import of the library or an export.
 */
export function instrumentExample(
  { code, program, statements }: ParsedExample,
  isGuarded = false,
): PreparedExample {
  const output = new MagicString(code);
  rewriteModuleSyntax(program, output);
  // Guards first: what is inserted later at the same offset ends up inside them.
  if (isGuarded) insertGuards(program, GUARD, output);
  recordConsoles(program, statements, output);
  statements.forEach((statement, id) => {
    const { node, expectation } = statement;
    if (expectation) instrumentStated(node, expectation, id, isGuarded, output);
    else if (hasValue(statement)) recordValue(valueOf(node), id, output);
  });
  return {
    body: `'use strict';${output.toString()}`,
    required: findRequired(program),
    statements: statements.map(({ line, callsImport, expectation }) => ({
      line,
      callsImport,
      ...(expectation && { expectation: { kind: expectation.kind, source: expectation.source } }),
    })),
  };
}

function hasValue({ node, isTopLevel }: ExampleStatement): boolean {
  if (!isTopLevel || node.type !== 'ExpressionStatement') return false;
  return !('directive' in node) && !consoleOf(node) && !startsTimer(node.expression);
}

/** A timer id means nothing to a reader. */
function startsTimer(node: Expression): boolean {
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return false;
  return /^(?:set(?:Timeout|Interval)|request\w+)$/.test(node.callee.name);
}

function recordConsoles(
  program: Program,
  statements: ExampleStatement[],
  output: MagicString,
): void {
  const stated = new Map<unknown, number>();
  statements.forEach(({ node, expectation }, id) => {
    if (expectation?.kind === 'prints') stated.set(consoleOf(node), id);
  });
  walk(program, (node) => {
    const identifier = consoleOfCall(node);
    if (!identifier) return;
    const { start, end, loc } = identifier;
    const args = [loc!.start.line, stated.get(identifier)].filter((arg) => arg !== undefined);
    output.update(start, end, `${RECORDER}.console(${args.join(', ')})`);
  });
}

function rewriteModuleSyntax(program: Program, output: MagicString): void {
  for (const node of program.body) {
    if (node.type === 'ImportDeclaration') {
      output.overwrite(node.start, node.end, importAsDeclaration(node));
    } else if (node.type.startsWith('Export')) {
      throw new ExampleError('an example exports nothing', node.loc!.start.line);
    }
  }
  walk(program, ({ type, start, loc }) => {
    if (type === 'MetaProperty' && output.original.startsWith('import', start)) {
      throw new ExampleError('an example has no import.meta, since it is no file', loc!.start.line);
    }
    if (type === 'ImportExpression') {
      output.update(start, start + 'import'.length, `${RECORDER}.importModule`);
    }
  });
}

function importAsDeclaration({ specifiers, source, loc }: ImportDeclaration): string {
  const module = `await ${RECORDER}.importModule(${JSON.stringify(source.value)})`;
  const [first] = specifiers;
  if (first?.type === 'ImportNamespaceSpecifier') return `const ${first.local.name} = ${module};`;
  const names = specifiers.map((specifier) => {
    if (specifier.type === 'ImportDefaultSpecifier' && !isLibrary(source.value)) {
      return `default: ${specifier.local.name}`;
    }
    if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier') {
      throw new ExampleError('import what you need by name: { name }', loc!.start.line);
    }
    return `${specifier.imported.name}: ${specifier.local.name}`;
  });
  return `const { ${names.join(', ')} } = ${module};`;
}

/** The library has no default exports. */
function isLibrary(specifier: unknown): boolean {
  return /^funtool(?:\/|$)/.test(String(specifier));
}

function instrumentStated(
  node: Statement,
  expectation: Expectation,
  id: number,
  isGuarded: boolean,
  output: MagicString,
): void {
  if (expectation.kind === 'throws') {
    catchError(valueOf(node), id, output);
  } else if (expectation.kind === 'value') {
    recordValue(valueOf(node), id, output);
    const expected = writeExpectation(expectation.expression, isGuarded);
    output.appendRight(node.end, `; ${RECORDER}.expect(${id}, () => ${expected});`);
  }
}

/** Comments are removed because on one line a line comment would swallow the rest. */
function writeExpectation({ code, program, comments }: ParsedModule, isGuarded: boolean): string {
  const output = new MagicString(code);
  if (isGuarded) insertGuards(program, GUARD, output);
  for (const { start, end } of comments) output.remove(start, end);
  return output.toString().replaceAll('\n', ' ');
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

function findRequired(program: Program): string[] {
  const required: string[] = [];
  walk(program, (node) => {
    if (node.type !== 'CallExpression') return;
    const { callee, arguments: args } = node as CallExpression;
    const [name] = args;
    if (callee.type !== 'Identifier' || callee.name !== 'require') return;
    if (name?.type === 'Literal') required.push(String(name.value));
  });
  return required;
}
