import { withBase } from '@rspress/core/runtime';

/**
 * Loads a data file of the build.
 *
 * @param path From the root of the site.
 * @throws {Error} If it cannot be loaded.
 */
export async function fetchData<T>(path: string): Promise<T> {
  const address = withBase(path);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers with status ${response.status}`);
  return (await response.json()) as T;
}
