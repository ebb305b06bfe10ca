import ts from 'typescript';

/** An expression whose type statements are tried on. */
export interface Trial {
  setup?: string | undefined;
  call: string;
  /** They know the value of the call as `result`, and a function `same` that returns its argument. */
  statements: string[];
}

/** A module in which each trial has a block of its own. */
export interface TrialModule {
  /** Path, which need not exist. */
  name: string;
  code: string;
  trials: PlacedTrial[];
}

interface PlacedTrial {
  start: number;
  /** Offset at which the call ends, and at which each statement does. */
  ends: number[];
}

/** The verdict of TypeScript on one trial. */
export interface Verdict {
  /** True if it accepts the call, and no global function made the result of it. */
  isAccepted: boolean;
  /** The declared type of the call. */
  type: string;
  /** The reason why it refuses each statement; `undefined` if it does not. */
  refusals: (string | undefined)[];
}

const NAME = 'result';

/**
 * Writes a module of trials.
 *
 * @param names Exports of the library that the trials use.
 */
export function writeTrials(name: string, names: string[], trials: Trial[]): TrialModule {
  // As an argument of `same` a literal is read as the type it is compared with asks for, so that
  // tuples and unions of literals fit, and properties that the type does not know are no error.
  let code = `import { ${names.join(', ')} } from 'funtool';\ndeclare function same<T>(value: T): T;\n`;
  const placed = trials.map(({ setup = '', call, statements }) => {
    const start = code.length;
    const ends = [`{ ${setup};\nlet ${NAME} = (${call}\n);\n`, ...statements].map((text) => {
      code += text;
      return code.length;
    });
    code += '}\n';
    return { start, ends };
  });
  return { name, code, trials: placed };
}

/** Returns what TypeScript says of each trial of a module that the program has. */
export function judgeTrials(program: ts.Program, { name, trials }: TrialModule): Verdict[] {
  const source = program.getSourceFile(name)!;
  const checker = program.getTypeChecker();
  const diagnostics = [
    ...program.getSyntacticDiagnostics(source),
    ...program.getSemanticDiagnostics(source),
  ];
  const declarations = collectResults(source);
  const refusalIn = (start: number, end: number): string | undefined => {
    const found = diagnostics.find((other) => other.start! >= start && other.start! < end);
    return found && ts.flattenDiagnosticMessageText(found.messageText, ' ');
  };
  return trials.map(({ start, ends }) => {
    const declaration = declarations.find((node) => node.pos >= start && node.pos < ends[0]!);
    const isAccepted =
      declaration !== undefined &&
      refusalIn(start, ends[0]!) === undefined &&
      !isMadeByGlobal(declaration.initializer!, checker);
    return {
      isAccepted,
      type: isAccepted ? checker.typeToString(checker.getTypeAtLocation(declaration)) : '',
      refusals: ends.slice(1).map((end, index) => refusalIn(ends[index]!, end)),
    };
  });
}

function collectResults(source: ts.SourceFile): ts.VariableDeclaration[] {
  return source.statements.filter(ts.isBlock).flatMap(({ statements }) =>
    statements
      .filter(ts.isVariableStatement)
      .flatMap(({ declarationList }) => declarationList.declarations)
      .filter((node) => node.name.getText(source) === NAME && node.initializer),
  );
}

/** Tells whether a result comes from a global, such as `JSON`, whose types are not the library's. */
function isMadeByGlobal(expression: ts.Expression, checker: ts.TypeChecker): boolean {
  const root = rootOf(expression);
  if (!ts.isIdentifier(root)) return false;
  const declared = checker.getSymbolAtLocation(root)?.declarations ?? [];
  return declared.every((node) => node.getSourceFile() !== root.getSourceFile());
}

/** Returns the innermost expression that is called or read: `regex` of `(await regex.a(1)).b`. */
function rootOf(node: ts.Expression): ts.Expression {
  const isStep =
    ts.isAwaitExpression(node) ||
    ts.isParenthesizedExpression(node) ||
    ts.isCallExpression(node) ||
    ts.isNewExpression(node) ||
    ts.isPropertyAccessExpression(node) ||
    ts.isElementAccessExpression(node);
  return isStep ? rootOf(node.expression) : node;
}
