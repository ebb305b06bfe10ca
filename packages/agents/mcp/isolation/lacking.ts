import type { Node } from 'acorn';
import { walk } from '@funtool-docs/runner/evaluator/parseModule';

/** Globals of browsers or Node.js that the engine does not have. */
const GLOBALS = new Set([
  'AbortController',
  'AbortSignal',
  'Atomics',
  'Blob',
  'BroadcastChannel',
  'Buffer',
  'CompressionStream',
  'CustomEvent',
  'DOMParser',
  'DecompressionStream',
  'Event',
  'EventTarget',
  'File',
  'FileReader',
  'FormData',
  'Headers',
  'Intl',
  'MessageChannel',
  'MessagePort',
  'Notification',
  'ReadableStream',
  'Request',
  'Response',
  'Temporal',
  'TransformStream',
  'WebAssembly',
  'WebSocket',
  'Worker',
  'WritableStream',
  'XMLHttpRequest',
  '__dirname',
  '__filename',
  'caches',
  'clearImmediate',
  'document',
  'exports',
  'fetch',
  'global',
  'indexedDB',
  'localStorage',
  'location',
  'module',
  'navigator',
  'process',
  'require',
  'sessionStorage',
  'setImmediate',
  'window',
]);

const DEEP = 'recursion deeper than some 2000 calls';

/** Tells what an error of the engine says that it lacks. */
export function lackingFrom({ message }: Error): string | undefined {
  if (message.startsWith('Maximum call stack size')) return DEEP;
  const name = /^(\w+) is not defined$/.exec(message)?.[1];
  return name !== undefined && GLOBALS.has(name) ? name : undefined;
}

/** Lists what code asks for in a way that throws no error, such as `typeof Blob`. */
export function lackingIn(program: Node): string[] {
  const names: string[] = [];
  walk(program, (node) => {
    const asked = askedName(node as AskingNode);
    if (asked !== undefined && GLOBALS.has(asked)) names.push(asked);
  });
  return names;
}

interface AskingNode extends Node {
  operator?: string;
  argument?: { name?: string };
  object?: { name?: string };
  property?: { name?: string; value?: unknown };
  left?: { value?: unknown };
}

function askedName({ type, operator, argument, object, property, left }: AskingNode) {
  if (type === 'UnaryExpression' && operator === 'typeof') return argument!.name;
  if (type === 'BinaryExpression' && operator === 'in') return String(left!.value);
  const isGlobal = ['globalThis', 'self'].includes(object?.name ?? '');
  return type === 'MemberExpression' && isGlobal
    ? (property!.name ?? String(property!.value))
    : undefined;
}
