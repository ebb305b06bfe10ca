import { types } from 'node:util';

/** An object that was reached, and what it held at that time. */
interface GraphNode {
  value: object;
  /** Keys and values in turn. */
  held: unknown[];
  /** Its content cannot be seen from without. */
  isOpaque: boolean;
}

/** All that can be reached from some values without running code of theirs. */
export interface Graph {
  roots: unknown[];
  nodes: GraphNode[];
  /** Positions of the nodes. */
  places: Map<object, number>;
  /** Everything that was reached could be looked into. */
  isComplete: boolean;
}

/** Tags of the language itself; the others belong to objects of the host, whose state is hidden. */
const OWN_TAGS = /^(?:Map|Set|ArrayBuffer|DataView|BigInt|Symbol|Math|JSON|\w+Array)$/;

/** Reads everything that values hold, by identity. Runs no getter and no trap of a proxy. */
export function readGraph(roots: readonly unknown[]): Graph {
  const nodes: GraphNode[] = [];
  const places = new Map<object, number>();
  const enter = (value: unknown) => {
    if (!isObject(value) || places.has(value)) return;
    const isOpaque = isHidden(value);
    places.set(value, nodes.length);
    nodes.push({ value, isOpaque, held: isOpaque ? [] : readHeld(value) });
  };
  roots.forEach(enter);
  // The list grows while it is read.
  for (const { value, held } of nodes) {
    // What a function refers to is not the caller's data, and a prototype is shared anyway.
    if (typeof value === 'object') held.slice(1).forEach(enter);
  }
  const isComplete = nodes.every(({ isOpaque }) => !isOpaque);
  return { roots: [...roots], nodes, places, isComplete };
}

/** Tells whether nothing has changed between two readings of the same values. */
export function isUnchanged(before: Graph, after: Graph): boolean {
  return (
    before.nodes.length === after.nodes.length &&
    before.nodes.every(({ value, held }, index) => {
      const now = after.nodes[index]!;
      return value === now.value && isSameList(held, now.held);
    })
  );
}

/** Writes a graph so that graphs of equal values are the same text, whatever their identities. */
export function writeGraph({ roots, nodes, places }: Graph): string {
  const write = (value: unknown): string => {
    if (typeof value === 'string') return JSON.stringify(value);
    if (typeof value === 'symbol') return value.toString();
    if (typeof value === 'function') return Function.prototype.toString.call(value);
    if (isObject(value)) return places.has(value) ? `@${places.get(value)}` : 'prototype';
    return Object.is(value, -0) ? '-0' : `${typeof value} ${String(value)}`;
  };
  const lines = nodes.map(({ value, held, isOpaque }) => {
    if (isOpaque) return 'hidden';
    return typeof value === 'function'
      ? ''
      : [kindOf(value), ...held.slice(1).map(write)].join(' ');
  });
  return [roots.map(write).join(' '), ...lines].join('\n');
}

/** Tells whether a value has an identity: an object or a function. */
export function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}

/** Two prototypes of one name, such as those of two realms, are taken as the same kind. */
function kindOf(value: object): string {
  const prototype = Object.getPrototypeOf(value) as object | null;
  const constructor = prototype && Object.getOwnPropertyDescriptor(prototype, 'constructor');
  return `${Object.isFrozen(value) ? 'frozen ' : ''}${String(constructor?.value?.name)}`;
}

function readHeld(value: object): unknown[] {
  const held: unknown[] = [Object.getPrototypeOf(value), Object.isExtensible(value)];
  if (types.isMap(value)) for (const [key, item] of mapEntries(value)) held.push(key, item);
  if (types.isSet(value)) held.push(...setValues(value));
  if (types.isDate(value)) held.push(Date.prototype.getTime.call(value));
  if (types.isRegExp(value)) held.push(RegExp.prototype.toString.call(value));
  if (types.isBoxedPrimitive(value)) held.push(value.valueOf());
  if (types.isAnyArrayBuffer(value)) held.push(bytesOf(value));
  for (const key of Reflect.ownKeys(value)) {
    // The place where an error was made differs from run to run.
    if (types.isNativeError(value) && key === 'stack') continue;
    const descriptor = Object.getOwnPropertyDescriptor(value, key)!;
    held.push(key, descriptor.enumerable, descriptor.get ?? descriptor.value);
  }
  return held;
}

function bytesOf(value: ArrayBufferLike): string {
  try {
    return Buffer.from(value).toString('latin1');
  } catch {
    return 'detached';
  }
}

const mapEntries = (value: Map<unknown, unknown>) => Map.prototype.entries.call(value);
const setValues = (value: Set<unknown>) => Set.prototype.values.call(value);

/** Tells whether what an object holds cannot be seen from without. */
export function isHidden(value: object): boolean {
  if (types.isProxy(value) || value === globalThis) return true;
  if (types.isPromise(value) || types.isWeakMap(value) || types.isWeakSet(value)) return true;
  if (types.isGeneratorObject(value) || types.isMapIterator(value)) return true;
  return typeof value === 'object' && hasHiddenState(value);
}

function hasHiddenState(value: object): boolean {
  for (let at = Object.getPrototypeOf(value) as object | null; at; at = parentOf(at)) {
    if (types.isProxy(at)) return true;
    const tag = Object.getOwnPropertyDescriptor(at, Symbol.toStringTag)?.value as unknown;
    if (typeof tag === 'string' && !OWN_TAGS.test(tag)) return true;
    const maker = Object.getOwnPropertyDescriptor(at, 'constructor')?.value as unknown;
    if (typeof maker === 'function' && hasPrivateFields(maker)) return true;
  }
  return false;
}

const parentOf = (value: object) => Object.getPrototypeOf(value) as object | null;

function hasPrivateFields(maker: object): boolean {
  return /^class\b[^]*#\w/.test(Function.prototype.toString.call(maker));
}

function isSameList(a: unknown[], b: unknown[]): boolean {
  return a.length === b.length && a.every((item, index) => Object.is(item, b[index]));
}
