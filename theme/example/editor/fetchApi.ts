import { apiFile } from 'virtual-site';
import { fetchData } from '../../../packages/islands/client/fetchData';
import type { ApiEntry } from '../../../packages/facts/api/libraryApi';

let api: Promise<ApiEntry[]> | undefined;

/** Loads the exports of the library once; a failed attempt is retried on the next call. */
export async function fetchApi(): Promise<ApiEntry[]> {
  api ??= fetchData<ApiEntry[]>(apiFile);
  try {
    return await api;
  } catch (error) {
    api = undefined;
    throw error;
  }
}
