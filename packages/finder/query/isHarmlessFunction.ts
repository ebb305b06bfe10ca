import { namesIn, partsOf } from '@funtool-docs/runner/evaluator/exampleSyntax';
import type { AnyNode, Expression } from 'acorn';

/** Kinds of nodes that are harmless if all their parts are. */
const OPEN = new Set([
  'ArrayExpression',
  'ArrayPattern',
  'AssignmentPattern',
  'BinaryExpression',
  'CallExpression',
  'ChainExpression',
  'ConditionalExpression',
  'Literal',
  'LogicalExpression',
  'ObjectExpression',
  'ObjectPattern',
  'RestElement',
  'SpreadElement',
  'TemplateElement',
  'TemplateLiteral',
]);

const GLOBALS = new Set([
  'BigInt',
  'Boolean',
  'Infinity',
  'JSON',
  'Math',
  'NaN',
  'Number',
  'String',
  'isFinite',
  'isNaN',
  'parseFloat',
  'parseInt',
  'undefined',
]);

/** The only members of `Array` and `Object`, which have others that lead to prototypes. */
const MEMBERS = new Set([
  'Array.isArray',
  'Object.entries',
  'Object.hasOwn',
  'Object.keys',
  'Object.values',
]);

/** Properties that lead to what compiles code, or to what all values of a kind share. */
const HIDDEN = /^(?:__|(?:constructor|prototype)$)/;

/**
 * Tells whether an expression is an arrow function whose body is an expression of its parameters and of
 * harmless globals, such as `(value) => value * 2`.
 */
export function isHarmlessFunction(node: Expression): boolean {
  return node.type === 'ArrowFunctionExpression' && isAllowed(node, new Set());
}

function isAllowed(node: AnyNode, names: ReadonlySet<string>): boolean {
  switch (node.type) {
    case 'ArrowFunctionExpression': {
      if (node.async || node.body.type === 'BlockStatement') return false;
      const known = new Set([...names, ...node.params.flatMap(namesIn)]);
      return partsOf(node).every((part) => isAllowed(part, known));
    }
    case 'Identifier':
      return names.has(node.name) || GLOBALS.has(node.name);
    case 'MemberExpression': {
      const { object, property, computed } = node;
      if (computed) {
        const isIndex = property.type === 'Literal' && typeof property.value === 'number';
        return isIndex && isAllowed(object, names);
      }
      if (property.type !== 'Identifier' || HIDDEN.test(property.name)) return false;
      const isKnown =
        object.type === 'Identifier' && MEMBERS.has(`${object.name}.${property.name}`);
      return isKnown || isAllowed(object, names);
    }
    case 'UnaryExpression':
      return node.operator !== 'delete' && isAllowed(node.argument, names);
    case 'Property': {
      const { key, value, computed, kind, method } = node;
      if (computed || kind !== 'init' || method) return false;
      const name =
        key.type === 'Identifier' ? key.name : String((key as { value?: unknown }).value);
      return !HIDDEN.test(name) && isAllowed(value, names);
    }
    default:
      return OPEN.has(node.type) && partsOf(node).every((part) => isAllowed(part, names));
  }
}
