import { readPages } from '@funtool-docs/content/loadSite';
import { isApiPage, topicOf } from '@funtool-docs/content/paths';
import ts from 'typescript';
import type { Page } from '@funtool-docs/content/parsePage';
import { readMeasuredFacts } from '../../library/measuredFacts';
import { readFacts } from '../../library/readFacts';
import type { Locale } from '../../../../site.config';
import type { ContractAnswer, Property } from '../../contract/contractRecord';
import { readContract } from '../../contract/readContract';
import { type FunctionRow, type Kind, KINDS } from '../facets';
import { type Declared, findDeclared, parseSignatures } from '../../library/callForms';

/**
 * Collects what is known of the function of every API page, in the order of the pages.
 *
 * @param root Repository root.
 */
export function readFunctionRows(root: string, locale: Locale): FunctionRow[] {
  return readPages(root, locale)
    .filter(isApiPage)
    .flatMap((page) => {
      const name = topicOf(page.slug);
      const facts = readFacts(root, page);
      const measured = readMeasuredFacts(root, name);
      const contract = readContract(root, name);
      if (!facts || !measured || !contract) return [];
      const answerOf = (wanted: Property) =>
        contract.statements.find(({ property }) => property === wanted)!.answer;
      const { title, description } = page.frontmatter as { title: string; description: string };
      const throws: ContractAnswer = measured.throwsOnValidTypes ? 'sometimes' : 'no';
      const isConstant = facts.inNode !== undefined;
      return [
        {
          page: name.replace(/(?<=\/)index$/, ''),
          title,
          description,
          ...kindsOf(page),
          acceptsNull: answerOf('acceptsNull'),
          throws,
          changesArguments: answerOf('changesArguments'),
          environment: isConstant || facts.environment === 'browser' ? 'browser' : 'any',
          size: Math.max(...facts.sizes.map(({ fromCategory }) => fromCategory.brotli)),
        },
      ];
    });
}

const BY_KEYWORD = new Map<ts.SyntaxKind, Kind>([
  [ts.SyntaxKind.StringKeyword, 'string'],
  [ts.SyntaxKind.NumberKeyword, 'number'],
  [ts.SyntaxKind.BooleanKeyword, 'boolean'],
  [ts.SyntaxKind.ObjectKeyword, 'object'],
  [ts.SyntaxKind.AnyKeyword, 'any'],
  [ts.SyntaxKind.UnknownKeyword, 'any'],
  [ts.SyntaxKind.VoidKeyword, 'nothing'],
  [ts.SyntaxKind.UndefinedKeyword, 'nothing'],
  [ts.SyntaxKind.StringLiteral, 'string'],
  [ts.SyntaxKind.NumericLiteral, 'number'],
  [ts.SyntaxKind.TrueKeyword, 'boolean'],
  [ts.SyntaxKind.FalseKeyword, 'boolean'],
  [ts.SyntaxKind.NullKeyword, 'nothing'],
]);

const BY_NAME: Record<string, Kind> = {
  Array: 'array',
  ReadonlyArray: 'array',
  Promise: 'promise',
  Function: 'function',
};

/** Type parameters in scope, with their constraints. */
type Scope = Map<string, ts.TypeNode | undefined>;

/** Reads from the signature of an API page what its functions take first, and what they return. */
export function kindsOf({ names, blocks }: Pick<Page, 'names' | 'blocks'>): {
  takes: Kind[];
  returns: Kind[];
} {
  const file = parseSignatures(blocks);
  const signatures = names.flatMap((name) => findDeclared(name, file)).filter(isCalled);
  // A rule is not called itself: `regex.checker(input).use('email').isValid()`.
  if (signatures.length === 0) return { takes: ['string'], returns: ['boolean'] };
  return {
    takes: inOrder(signatures.flatMap((node) => kindsTaken(node, file))),
    returns: inOrder(signatures.flatMap((node) => kindsReturned(node, file))),
  };
}

function inOrder(kinds: Kind[]): Kind[] {
  const found = new Set(kinds);
  if (found.size > 1) found.delete('nothing');
  return KINDS.filter((kind) => found.has(kind));
}

type Signature = ts.ClassDeclaration | ts.SignatureDeclaration;

const isCalled = (node: Declared): node is Declared & Signature =>
  ts.isClassDeclaration(node) || ts.isFunctionLike(node);

function kindsTaken(node: Signature, file: ts.SourceFile): Kind[] {
  const called = ts.isClassDeclaration(node)
    ? node.members.find(ts.isConstructorDeclaration)
    : node;
  const [first] = called?.parameters ?? [];
  return first ? kindsOfType(first.type, file, scopeOf(node)) : ['nothing'];
}

/** What is created with `new` is an object. */
function kindsReturned(node: Signature, file: ts.SourceFile): Kind[] {
  return ts.isClassDeclaration(node) ? ['object'] : kindsOfType(node.type, file, scopeOf(node));
}

function scopeOf({ typeParameters }: Signature | ts.TypeAliasDeclaration): Scope {
  return new Map(typeParameters?.map(({ name, constraint }) => [name.text, constraint]));
}

function kindsOfType(type: ts.TypeNode | undefined, file: ts.SourceFile, scope: Scope): Kind[] {
  if (!type) return ['any'];
  const inner = (node: ts.TypeNode) => kindsOfType(node, file, scope);
  const keyword = BY_KEYWORD.get(ts.isLiteralTypeNode(type) ? type.literal.kind : type.kind);
  if (keyword) return [keyword];
  if (ts.isArrayTypeNode(type) || ts.isTupleTypeNode(type)) return ['array'];
  if (ts.isParenthesizedTypeNode(type)) return inner(type.type);
  if (ts.isTypeOperatorNode(type)) {
    return type.operator === ts.SyntaxKind.ReadonlyKeyword ? inner(type.type) : ['string'];
  }
  if (ts.isFunctionTypeNode(type)) return ['function'];
  if (ts.isTypePredicateNode(type)) return ['boolean'];
  if (ts.isUnionTypeNode(type)) return inOrder(type.types.flatMap(inner));
  // The part that is no object says most: `string & {}`, or a function with methods.
  if (ts.isIntersectionTypeNode(type)) {
    const kinds = inOrder(type.types.flatMap(inner));
    return kinds.filter((kind) => kind !== 'object' || kinds.length === 1);
  }
  if (ts.isTypeLiteralNode(type) && type.members.some(ts.isCallSignatureDeclaration)) {
    return ['function'];
  }
  if (ts.isIndexedAccessTypeNode(type) || ts.isConditionalTypeNode(type)) return ['any'];
  if (ts.isTypeReferenceNode(type)) return kindsOfName(type.typeName.getText(), file, scope);
  return ['object'];
}

function kindsOfName(name: string, file: ts.SourceFile, scope: Scope): Kind[] {
  if (scope.has(name)) return kindsOfType(scope.get(name), file, new Map());
  const known = BY_NAME[name];
  if (known) return [known];
  const alias = file.statements.filter(ts.isTypeAliasDeclaration).find((node) => {
    return node.name.text === name;
  });
  if (!alias) return ['object'];
  return kindsOfType(alias.type, file, scopeOf(alias));
}
