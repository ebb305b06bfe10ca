import { fetchData } from '../../../framework/client/fetchData';
import type { ApiEntry } from './libraryApi';

let api: Promise<ApiEntry[]> | undefined;

/**
 * Loads what the library exports, once; what failed is tried again.
 *
 * @throws {Error} If it cannot be loaded.
 */
export async function fetchApi(): Promise<ApiEntry[]> {
  api ??= fetchData<ApiEntry[]>(EXAMPLE_DATA.api);
  try {
    return await api;
  } catch (error) {
    api = undefined;
    throw error;
  }
}
