import type { CallExpression, Expression, Statement } from 'acorn';
import { consoleOf } from '../evaluator/exampleSyntax';
import {
  endsItsLine,
  type ExampleStatement,
  listStatements,
  type ParsedExample,
  stripTypes,
} from '../evaluator/parseExample';
import { type ParsedModule, parseModule } from '../evaluator/parseModule';
import { type Names, collectNames } from './readNames';
import {
  byLine,
  commentsAbove,
  commentsBelow,
  isPlain,
  readNotation,
  standAbove,
  type Stated,
  type Thrown,
} from './notations';
import { isShownAs } from './shownAs';

/** Code of a document with the results that it states, in whatever notation. */
export interface ParsedDocument extends ParsedExample, Names {
  stated: Stated[];
}

/**
 * Parses code of a document, which may declare a name twice and export what it declares.
 *
 * @throws {ExampleError | SyntaxError} If it does not parse.
 */
export function parseDocument(source: string): ParsedDocument {
  const { code, program, comments } = parseLoosely(source);
  const names = collectNames(program);
  const lines = code.split('\n');
  const texts = byLine(comments);
  const ownLines = new Set([...texts.keys()].filter((line) => /^\s*\/\//.test(lines[line - 1]!)));
  const nodes = listStatements(program).filter((node) => endsItsLine(node, code));
  const around = { texts, ownLines };
  const commentsOf = standAbove(nodes, around) ? commentsAbove : commentsBelow;
  const topLevel = new Set<Statement>(program.body as Statement[]);
  const readAll = (isBare: boolean) =>
    nodes.map((node) => {
      const own = commentsOf(node, around);
      const stated = readNotation(own, names.declared, isBare && isPlain(node));
      return { node, stated, isBehind: own[0]?.line === node.loc!.end.line };
    });
  const marked = readAll(false);
  const read = marked.some(({ stated }) => stated) ? marked : readBare(readAll(true));
  const taken = new Set<number>();
  const found = read.flatMap(({ node, stated }) => {
    // The outer statement has taken it.
    if (!stated || taken.has(stated.line)) return [];
    taken.add(stated.line);
    return [{ stated, statement: toStatement(node, stated, topLevel.has(node)) }];
  });
  return {
    code,
    program,
    ...names,
    statements: found.map(({ statement }) => statement),
    stated: found.map(({ stated }) => stated),
  };
}

/** Comments without a mark are results only where each of those behind a statement is one. */
function readBare<Read extends { node: Statement; stated: Stated | undefined; isBehind: boolean }>(
  read: Read[],
): Read[] {
  const isProse = read.some(({ node, stated, isBehind }) => isBehind && isPlain(node) && !stated);
  return isProse ? [] : read;
}

/** Parses a script of its own, or else one in which names are declared twice; lines stay. */
function parseLoosely(source: string): ParsedModule {
  const code = source.replaceAll(EXPORT, '');
  try {
    return parseModule(stripTypes(code));
  } catch {
    const loose = code.replaceAll(/^(?:const|let)(?=\s)/gm, 'var');
    return parseModule(stripTypes(loose));
  }
}

const EXPORT =
  /^export (?:default )?(?=(?:async )?(?:const|let|var|function|class|type|interface)\b)/gm;

function toStatement(node: Statement, stated: Stated, isTopLevel: boolean): ExampleStatement {
  const isConsole = consoleOf(node) !== undefined;
  const argument = isConsole ? onlyArgument(node) : undefined;
  const { line, text, value, throws } = stated;
  const source = value?.source ?? text;
  const own = { node, line, isTopLevel, callsImport: false };
  if (throws)
    return { ...own, expectation: { kind: 'throws', source: text, isThrown: isThrown(throws) } };
  if (isConsole && !argument) return { ...own, expectation: { kind: 'prints', source: text } };
  return {
    ...own,
    ...(argument && { subject: argument }),
    isIsolated: isTopLevel && node.type === 'ExpressionStatement',
    expectation: {
      kind: 'value',
      source,
      ...(value && { expression: value.expression }),
      isShownAs: (given) =>
        isShownAs(text, given, isConsole || !value) || isShownAs(source, given, isConsole),
    },
  };
}

function onlyArgument(node: Statement): Expression | undefined {
  if (node.type !== 'ExpressionStatement') return undefined;
  const [first, ...others] = (node.expression as CallExpression).arguments;
  return first && first.type !== 'SpreadElement' && others.length === 0 ? first : undefined;
}

function isThrown({ name, message }: Thrown): (error: string) => boolean {
  return (error) => {
    const [thrown, ...rest] = error.split(': ');
    const said = rest.join(': ');
    return (
      (name === undefined || name === 'Error' || thrown === name) &&
      (!message || said.includes(message))
    );
  };
}

/** Drops paragraphs that do not parse alone, and says of each why; lines stay. */
export function keepReadable(source: string): { code: string; dropped: Dropped[] } {
  const dropped: Dropped[] = [];
  let line = 1;
  const kept = source.split(/(\n[^\S\n]*\n)/).map((part) => {
    const start = line;
    line += part.split('\n').length - 1;
    const problem = problemOf(part);
    if (problem === undefined) return part;
    dropped.push({ line: start, source: part, reason: problem });
    return part.replaceAll(/[^\n]/g, '');
  });
  return { code: kept.join(''), dropped };
}

/** Code that was dropped, with the line on which it began. */
export interface Dropped {
  line: number;
  source: string;
  reason: string;
}

function problemOf(source: string): string | undefined {
  try {
    parseDocument(source);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
