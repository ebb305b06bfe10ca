import path from 'node:path';
import { type Kind, KINDS } from '@funtool-docs/facts/facets/facets';
import type { MeasuredPage, MeasuredFacts } from '@funtool-docs/facts/library/measured';
import { LIBRARY_ENTRY, typeProgram } from '@funtool-docs/facts/library/typeProgram';
import ts from 'typescript';

const BY_FLAG: [flags: ts.TypeFlags, kind: Kind][] = [
  [ts.TypeFlags.StringLike | ts.TypeFlags.Index, 'string'],
  [ts.TypeFlags.NumberLike, 'number'],
  [ts.TypeFlags.BooleanLike, 'boolean'],
  [ts.TypeFlags.VoidLike | ts.TypeFlags.Null, 'nothing'],
  [
    ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.Conditional | ts.TypeFlags.IndexedAccess,
    'any',
  ],
];

/** Reads from the declared types what the functions of each page take first, and what they return. */
export function measureKinds(
  root: string,
  pages: MeasuredPage[],
): Record<string, MeasuredFacts['kinds']> {
  const entry = path.join(root, LIBRARY_ENTRY);
  const program = typeProgram(entry);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry)!;
  const library = checker.getTypeOfSymbol(checker.getSymbolAtLocation(source)!);

  function kindsOfType(type: ts.Type): Kind[] {
    const [, kind] = BY_FLAG.find(([flags]) => type.flags & flags) ?? [];
    if (kind) return [kind];
    if (type.flags & ts.TypeFlags.TypeParameter) {
      const constraint = checker.getBaseConstraintOfType(type);
      return constraint ? kindsOfType(constraint) : ['any'];
    }
    if (type.isUnion()) return inOrder(type.types.flatMap(kindsOfType));
    // The part that is no object says most: `string & {}`, or a function with methods.
    if (type.isIntersection()) {
      const kinds = inOrder(type.types.flatMap(kindsOfType));
      return kinds.filter((part) => part !== 'object' || kinds.length === 1);
    }
    if (checker.isArrayType(type) || checker.isTupleType(type)) return ['array'];
    if (type.symbol?.name === 'Promise') return ['promise'];
    const isCalled = type.getCallSignatures().length > 0 || type.symbol?.name === 'Function';
    return [isCalled ? 'function' : 'object'];
  }

  /** Of a class, function or member, as `at` or `ObjectId#clone`; of an object, what its page is named after. */
  function signaturesOf(name: string, page: string): readonly ts.Signature[] {
    const [owner, sign, member] = name.split(/([.#])/) as [string, string?, string?];
    let type = memberOf(library, owner);
    if (sign === '#') type = type.getConstructSignatures()[0]!.getReturnType();
    if (member) type = memberOf(type, member);
    const own = [...type.getCallSignatures(), ...type.getConstructSignatures()];
    const named = own.length === 0 && checker.getPropertyOfType(type, path.posix.basename(page));
    return named ? checker.getTypeOfSymbol(named).getCallSignatures() : own;
  }

  function memberOf(type: ts.Type, name: string): ts.Type {
    return checker.getTypeOfSymbol(checker.getPropertyOfType(type, name)!);
  }

  const kinds = pages.map(({ name, exports }) => {
    const signatures = exports.flatMap((exported) => signaturesOf(exported, name));
    // A rule is not called itself: `regex.checker(input).use('email').isValid()`.
    if (signatures.length === 0) return [name, { takes: ['string'], returns: ['boolean'] }];
    const takes = signatures.flatMap(({ parameters: [first] }): Kind[] =>
      first ? kindsOfType(checker.getTypeOfSymbol(first)) : ['nothing'],
    );
    const returns = signatures.flatMap((signature) => kindsOfType(signature.getReturnType()));
    return [name, { takes: inOrder(takes), returns: inOrder(returns) }];
  });
  return Object.fromEntries(kinds) as Record<string, MeasuredFacts['kinds']>;
}

function inOrder(kinds: Kind[]): Kind[] {
  const found = new Set(kinds);
  if (found.size > 1) found.delete('nothing');
  return KINDS.filter((kind) => found.has(kind));
}
