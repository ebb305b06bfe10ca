import { fetchData } from '../../../framework/client/fetchData';
import { hashCode, type PageTypes, type Place, typesPathOf } from '../pageTypes';

const loaded = new Map<string, Promise<PageTypes>>();

/** The identifiers of an example, and the texts they refer to. */
export interface ExampleTypes {
  texts: string[];
  places: Place[];
}

/**
 * Loads the types of a page once, and returns those of an example.
 *
 * @param pagePath Path of the page within its language.
 * @throws {Error} If they cannot be loaded; the next call tries again.
 */
export async function fetchTypes(pagePath: string, code: string): Promise<ExampleTypes> {
  const loading = loaded.get(pagePath) ?? fetchData<PageTypes>(`/${typesPathOf(pagePath)}`);
  loaded.set(pagePath, loading);
  try {
    const { texts, examples } = await loading;
    return { texts, places: examples[hashCode(code)] ?? [] };
  } catch (error) {
    loaded.delete(pagePath);
    throw error;
  }
}
