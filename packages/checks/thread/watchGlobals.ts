import { installVirtualTime } from '@funtool-docs/runner/clock/virtualTime';

/** The clock of this thread. Imported before all that keeps a timer of the thread for itself. */
export const clock = installVirtualTime();

/** What all code of a thread shares, by the name that an editor knows it by. */
const SHARED: Record<string, object> = {
  Math,
  JSON,
  Object,
  Date,
  'Object.prototype': Object.prototype,
  'Array.prototype': Array.prototype,
  'String.prototype': String.prototype,
  'Function.prototype': Function.prototype,
  'Date.prototype': Date.prototype,
  'Map.prototype': Map.prototype,
  'Promise.prototype': Promise.prototype,
  performance,
  console,
};

type Descriptors = Record<string | symbol, PropertyDescriptor>;

/**
 * Remembers what all code of a thread shares.
 *
 * @returns Undoes what has been replaced, added or removed since, and names it: `Math.random`.
 */
export function watchGlobals(): () => string[] {
  // Values are compared, since Node.js makes some only when asked; what symbols name is its own.
  const keys = Reflect.ownKeys(globalThis);
  const values = new Map(keys.map((key) => [key, Reflect.get(globalThis, key)]));
  const globals = Object.getOwnPropertyDescriptors(globalThis);
  const shared = Object.entries(SHARED).map(([name, target]) => {
    const properties: Descriptors = Object.getOwnPropertyDescriptors(target);
    return { name, target, properties };
  });
  return () => [
    ...restore(globalThis, globals, (key) => {
      if (typeof key === 'symbol') return true;
      return key in globalThis && Object.is(values.get(key), Reflect.get(globalThis, key));
    }).map(String),
    ...shared.flatMap(({ name, target, properties }) =>
      restore(target, properties, (key) => {
        const [was, is] = [properties[key], Object.getOwnPropertyDescriptor(target, key)];
        return was !== undefined && Object.is(was.value, is?.value) && was.get === is?.get;
      }).map((key) => `${name}.${String(key)}`),
    ),
  ];
}

function restore(
  target: object,
  properties: Descriptors,
  isSame: (key: string | symbol) => boolean,
): (string | symbol)[] {
  const keys = new Set([...Reflect.ownKeys(properties), ...Reflect.ownKeys(target)]);
  const changed = [...keys].filter((key) => !isSame(key));
  for (const key of changed) {
    const was = properties[key];
    if (was) Object.defineProperty(target, key, was);
    else Reflect.deleteProperty(target, key);
  }
  return changed;
}
