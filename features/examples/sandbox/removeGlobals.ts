/** Deletes global properties, wherever on the prototype chain they are. */
export function removeGlobals(...names: string[]): void {
  for (let owner = globalThis as object | null; owner; owner = Object.getPrototypeOf(owner)) {
    for (const name of names) Reflect.deleteProperty(owner, name);
  }
}
