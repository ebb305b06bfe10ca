/** A place at which a value holds an object. */
export interface NestedPlace {
  path: string;
  /** Finds the same place in a copy. */
  read: (root: unknown) => unknown;
}

const IDENTIFIER = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;

/** Lists the places that hold objects in a value without cycles, the root first. */
export function nestedPlaces(
  value: unknown,
  place: NestedPlace = { path: 'value', read: (root) => root },
): NestedPlace[] {
  if (typeof value !== 'object' || value === null) return [];
  const { path, read } = place;
  const inner = childrenOf(value).flatMap(({ item, step, take }) =>
    nestedPlaces(item, { path: path + step, read: (root) => take(read(root)) }),
  );
  return [place, ...inner];
}

interface Child {
  item: unknown;
  /** Code after the path of the parent. */
  step: string;
  take: (parent: any) => unknown;
}

function childrenOf(value: object): Child[] {
  if (value instanceof Map || value instanceof Set) {
    return Array.from(value.values(), (item, index) => ({
      item,
      step: `.values()[${index}]`,
      take: (parent: Map<unknown, unknown>) => [...parent.values()][index],
    }));
  }
  return Object.entries(value).map(([key, item]) => ({
    item,
    step: stepTo(key, Array.isArray(value)),
    take: (parent) => parent[key],
  }));
}

function stepTo(key: string, isArray: boolean): string {
  if (isArray) return `[${key}]`;
  return IDENTIFIER.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`;
}
