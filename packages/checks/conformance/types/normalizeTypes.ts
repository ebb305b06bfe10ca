import ts from 'typescript';

/** Stands for `any`, which fits everything and so would hide differences. */
const ANY = 'AnyOfDeclarations';

type Signature = ts.SignatureDeclaration;

/**
 * Rewrites a declaration file so that types which are assignable to each other mean the same to
 * callers. TypeScript goes by the declaration of private members, compares parameters of methods
 * both ways, and forgets what is generic among overloads. So private members are left out, a class
 * becomes an interface and a constant, and what can be called an object with each signature and the
 * kinds of its parameters.
 */
export function normalizeTypes(code: string): string {
  const file = ts.createSourceFile('types.d.ts', code, ts.ScriptTarget.Latest, true);
  const functions = file.statements.filter(ts.isFunctionDeclaration);
  const statements = file.statements.map((node) => {
    if (ts.isClassDeclaration(node)) return splitClass(node);
    if (!ts.isFunctionDeclaration(node)) return rewrite(node);
    const overloads = functions.filter(({ name }) => name?.text === node.name?.text);
    if (overloads[0] !== node) return '';
    return `${exported(node)}declare const ${node.name!.text}: ${writeCalls(overloads)};`;
  });
  return [...statements, `interface ${ANY} { only: '${ANY}' }`, 'export {};'].join('\n');
}

function rewrite(node: ts.Node): string {
  if (node.kind === ts.SyntaxKind.AnyKeyword && !isCondition(node)) return ANY;
  if (ts.isTypeLiteralNode(node)) return `{ ${writeMembers(node.members)} }`;
  if (ts.isInterfaceDeclaration(node)) {
    const { name, typeParameters, heritageClauses = [] } = node;
    const head = `${exported(node)}interface ${name.text}${writeTypeParameters(typeParameters)}`;
    return `${head} ${heritageClauses.map(rewrite).join(' ')} { ${writeMembers(node.members)} }`;
  }
  if (ts.isVariableDeclaration(node) && node.type && ts.isFunctionTypeNode(node.type)) {
    return `${node.name.getText()}: ${writeCalls([node.type])}`;
  }
  const source = node.getSourceFile().text;
  let [text, end] = ['', node.getStart()];
  ts.forEachChild(node, (child) => {
    text += source.slice(end, child.getStart()) + rewrite(child);
    end = child.getEnd();
  });
  return text + source.slice(end, node.getEnd());
}

/** Conditions and constraints ask what fits, so `any` stays there. */
function isCondition(node: ts.Node): boolean {
  for (let child = node; child.parent !== undefined; child = child.parent) {
    const { parent } = child;
    if (ts.isTypeParameterDeclaration(parent)) return true;
    if (ts.isConditionalTypeNode(parent) && parent.extendsType === child) return true;
  }
  return false;
}

function splitClass(node: ts.ClassDeclaration): string {
  const { name, typeParameters, heritageClauses = [] } = node;
  const members = node.members.filter(isPublic);
  const created = members.filter(ts.isConstructorDeclaration);
  const others = members.filter((member) => !ts.isConstructorDeclaration(member));
  const statics = others.filter(isStatic);
  const parameters = writeTypeParameters(typeParameters);
  const self = `${name!.text}${typeParameters ? `<${typeParameters.map((item) => item.name.text).join()}>` : ''}`;
  const parents = heritageClauses.filter(({ token }) => token === ts.SyntaxKind.ExtendsKeyword);
  const instance = writeMembers(others.filter((member) => !isStatic(member)));
  return `${exported(node)}interface ${name!.text}${parameters} ${parents.map(rewrite).join()} { ${instance} }
${exported(node)}declare const ${name!.text}: { new: ${writeCalls(created, self, typeParameters)}; ${writeMembers(statics)} };`;
}

function isPublic(node: ts.ClassElement): boolean {
  const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;
  if (node.name && ts.isPrivateIdentifier(node.name)) return false;
  return (ts.getCombinedModifierFlags(node) & hidden) === 0;
}

function isStatic(node: ts.ClassElement): boolean {
  return (ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Static) !== 0;
}

function exported(node: ts.Declaration): string {
  return ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Export ? 'export ' : '';
}

/** A property of a function type is written like a method. */
function writeMembers(members: readonly (ts.TypeElement | ts.ClassElement)[]): string {
  const calls = members.filter(ts.isCallSignatureDeclaration);
  const written = new Set<string>();
  const texts = members.map((member) => {
    if (calls.length > 1 && ts.isCallSignatureDeclaration(member)) return '';
    const name = member.name?.getText();
    if (name === undefined) return rewrite(member);
    if (written.has(name)) return '';
    written.add(name);
    const signatures = members
      .filter((other) => other.name?.getText() === name)
      .flatMap(signatureOf);
    if (signatures.length === 0) return rewrite(member);
    const isOptional = (member as ts.MethodSignature).questionToken !== undefined;
    return `${name}${isOptional ? '?' : ''}: ${writeCalls(signatures)}`;
  });
  // One signature stays, so that the type still can be called.
  if (calls.length > 1) texts.push(`'()': ${writeCalls(calls)}`);
  return texts
    .map((text) => text.replace(/[;,]$/, ''))
    .filter(Boolean)
    .join('; ');
}

function signatureOf(node: ts.Node): Signature[] {
  if (ts.isMethodSignature(node) || ts.isMethodDeclaration(node)) return [node];
  const isProperty = ts.isPropertySignature(node) || ts.isPropertyDeclaration(node);
  return isProperty && node.type && ts.isFunctionTypeNode(node.type) ? [node.type] : [];
}

/** The first signature is `call`, so that it can be named. */
function writeCalls(
  signatures: readonly Signature[],
  result?: string,
  typeParameters?: ts.NodeArray<ts.TypeParameterDeclaration>,
): string {
  const calls = signatures.map((signature, index) => {
    const kinds = signature.parameters.map(kindOf).join(' ');
    const parameters = signature.parameters.map(rewrite).join(', ');
    const returns = result ?? (signature.type ? rewrite(signature.type) : ANY);
    const generic = writeTypeParameters(typeParameters ?? signature.typeParameters);
    const name = `call${index || ''}`;
    return `${name}: ${generic}(${parameters}) => ${returns}; ${name}Accepts: '${kinds}'`;
  });
  return `{ ${[...calls, `overloads: ${calls.length}`].join('; ')} }`;
}

/** TypeScript lets an optional parameter stand for a required one. */
function kindOf({ dotDotDotToken, questionToken }: ts.ParameterDeclaration): string {
  if (dotDotDotToken) return 'rest';
  return questionToken ? 'optional' : 'required';
}

function writeTypeParameters(list?: ts.NodeArray<ts.TypeParameterDeclaration>): string {
  return list ? `<${list.map(rewrite).join(', ')}>` : '';
}
