/**
 * Takes global names away, wherever they are inherited from.
 *
 * @param names Names of properties of the global object.
 */
export function removeGlobals(...names: string[]): void {
  for (let owner = globalThis as object | null; owner; owner = Object.getPrototypeOf(owner)) {
    for (const name of names) Reflect.deleteProperty(owner, name);
  }
}
