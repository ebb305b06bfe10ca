import { base } from 'virtual-site';
import { fetchInTime, LoadError } from './outdated';

/**
 * Loads a data file of the build. Does without `withBase` of Rspress, which the enhancements lack.
 *
 * @param path From the root of the site.
 * @throws {LoadError} If it cannot be loaded, or does not come in time.
 */
export async function fetchData<T>(path: string): Promise<T> {
  const address = base.slice(0, -1) + path;
  try {
    const response = await fetchInTime(address);
    if (!response.ok) throw new Error(`${address} answers with status ${response.status}`);
    return (await response.json()) as T;
  } catch (error) {
    throw new LoadError(String(error), address);
  }
}
