import ts from 'typescript';
import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Page } from '@funtool-docs/content/parsePage';
import { parseDeclarations } from '@funtool-docs/content/printDeclaration';

/** A short form of a call of a documented name: `count(str, substr) → number`. */
export interface CallForm {
  /** The part before the brackets: `count`, `id.toHexString` or `new ObjectId`. */
  callee: string;
  /** With brackets; empty if the name is not called. */
  parameters: string;
  /** Short name of the return type. */
  returns: string;
  /** Methods of what it returns, or of the class: `cancel`. */
  methods: string[];
}

type Callable =
  ts.SignatureDeclaration | ts.MethodDeclaration | ts.MethodSignature | ts.ConstructorDeclaration;

/** More overloads than the head of a page shows. */
const MAX_FORMS = 3;
const MAX_TYPE_LENGTH = 42;
const MAX_DEFAULT_LENGTH = 12;

/**
 * Derives the call forms of an API page from its signature, which is checked against the declared
 * types, and from the default values in its table of parameters.
 */
export function callForms({ names, blocks, tree }: Pick<Page, 'names' | 'blocks' | 'tree'>) {
  const file = parseSignatures(blocks);
  const defaults = readDefaults(tree);
  const forms = names.flatMap((name) =>
    findDeclared(name, file).map((node) => describe(name, node, defaults)),
  );
  const texts = new Set<string>();
  return forms
    .filter(({ callee, parameters }) => {
      const text = callee + parameters;
      return !texts.has(text) && texts.add(text);
    })
    .slice(0, Math.max(MAX_FORMS, names.length));
}

type Defaults = Map<string, string>;

/** Cells with code hold default values, others say that a parameter is required or optional. */
function readDefaults(tree: Root): Defaults {
  const defaults: Defaults = new Map();
  visit(tree, 'tableRow', ({ children: [name, , value] }) => {
    const [first] = value?.children ?? [];
    if (first?.type === 'inlineCode') defaults.set(toString(name), first.value);
  });
  return defaults;
}

function describe(name: string, node: Declared, defaults: Defaults): CallForm {
  if (ts.isClassDeclaration(node)) return describeClass(node, defaults);
  if (ts.isMethodDeclaration(node)) return describeMember(name, node, defaults);
  if (ts.isFunctionDeclaration(node) || ts.isMethodSignature(node)) {
    return describeCall(name, node, defaults);
  }
  // A rule is not called itself: its name is passed on.
  const [owner, rule] = name.split('.');
  return {
    callee: `${owner}.checker`,
    parameters: `(input).use('${rule}').isValid()`,
    returns: 'boolean',
    methods: [],
  };
}

function describeCall(callee: string, node: Callable, defaults: Defaults): CallForm {
  const returned = node.type && declaredType(node.type, node.getSourceFile());
  const methods = returned ? methodsOf(returned) : [];
  const parameters = `(${node.parameters.map((parameter) => describeParameter(parameter, defaults)).join(', ')})`;
  return { callee, parameters, returns: shortType(node.type, returned), methods };
}

function describeParameter(node: ts.ParameterDeclaration, defaults: Defaults): string {
  const name = `${node.dotDotDotToken ? '...' : ''}${node.name.getText()}`;
  const value = defaults.get(node.name.getText());
  if (value !== undefined && value.length <= MAX_DEFAULT_LENGTH) return `${name} = ${value}`;
  return node.questionToken ? `${name}?` : name;
}

function describeClass(node: ts.ClassDeclaration, defaults: Defaults): CallForm {
  const created = node.members.find(ts.isConstructorDeclaration);
  const callee = `new ${node.name!.text}`;
  const list = created?.parameters.map((parameter) => describeParameter(parameter, defaults)) ?? [];
  return { callee, parameters: `(${list.join(', ')})`, returns: '', methods: methodsOf(node) };
}

/** An instance of the class goes by its last word: `id.clone()` for `ObjectId`. */
function describeMember(name: string, node: ts.MethodDeclaration, defaults: Defaults): CallForm {
  const [owner, member] = name.split('.') as [string, string];
  const instance = /[A-Z][a-z]*$/.exec(owner)![0].toLowerCase();
  const isStatic = node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.StaticKeyword);
  const callee = `${isStatic ? owner : instance}.${member}`;
  return { ...describeCall(callee, node, defaults), methods: [] };
}

type WithMembers = ts.ClassDeclaration | ts.TypeLiteralNode;

/** Finds the class or object type that the signature declares under this name. */
function declaredType(type: ts.TypeNode, file: ts.SourceFile): WithMembers | undefined {
  if (!ts.isTypeReferenceNode(type)) return undefined;
  const name = type.typeName.getText();
  for (const node of file.statements) {
    if (ts.isClassDeclaration(node) && node.name?.text === name) return node;
    if (!ts.isTypeAliasDeclaration(node) || node.name.text !== name) continue;
    const parts: readonly ts.TypeNode[] = ts.isIntersectionTypeNode(node.type)
      ? node.type.types
      : [node.type];
    return parts.find(ts.isTypeLiteralNode);
  }
  return undefined;
}

/** Lists what can be called; `valueOf` and `toString` are called by JavaScript. */
function methodsOf(node: WithMembers): string[] {
  return [...node.members].flatMap((member) => {
    const isMethod =
      ts.isMethodDeclaration(member) ||
      ts.isMethodSignature(member) ||
      (ts.isPropertySignature(member) && member.type && ts.isFunctionTypeNode(member.type));
    const name = member.name?.getText() ?? '';
    return isMethod && !['valueOf', 'toString'].includes(name) ? [name] : [];
  });
}

function shortType(type: ts.TypeNode | undefined, returned: WithMembers | undefined): string {
  if (!type) return '';
  if (ts.isTypePredicateNode(type)) return type.getText().replace('T & ', '');
  if (ts.isTypeLiteralNode(type)) {
    return `{ ${type.members.map(({ name }) => name!.getText()).join(', ')} }`;
  }
  if (returned?.members.some(ts.isCallSignatureDeclaration)) return 'function';
  const text = type.getText().replace(/\s+/g, ' ');
  return text.length > MAX_TYPE_LENGTH || /<.*</.test(text) ? text.replace(/<.*>/, '') : text;
}

/** What can declare a documented name; a property of an object is a built-in rule. */
type Declared =
  ts.FunctionDeclaration | ts.ClassDeclaration | ts.MethodDeclaration | ts.TypeElement;

/** Parses the signature section of an API page, which is checked against the declared types. */
function parseSignatures(blocks: Page['blocks']): ts.SourceFile {
  const own = blocks.filter(({ section }) => section === 'signature');
  return parseDeclarations(own.map(({ code }) => code).join('\n'));
}

/**
 * Finds what declares a name on its page, one for each overload.
 *
 * @param name As `unique`, `ObjectId`, `ObjectId.clone` or `regex.checker`.
 */
function findDeclared(name: string, file: ts.SourceFile): Declared[] {
  const [owner, member] = name.split('.') as [string, string?];
  const isMember = (node: ts.NamedDeclaration) => node.name?.getText() === member;
  return file.statements.flatMap((node): Declared[] => {
    if (ts.isFunctionDeclaration(node)) return node.name?.text === owner ? [node] : [];
    if (ts.isClassDeclaration(node)) {
      if (node.name?.text !== owner) return [];
      return member ? node.members.filter(ts.isMethodDeclaration).filter(isMember) : [node];
    }
    if (!ts.isVariableStatement(node) || !member) return [];
    return node.declarationList.declarations.flatMap(({ type }) =>
      type && ts.isTypeLiteralNode(type) ? type.members.filter(isMember) : [],
    );
  });
}
