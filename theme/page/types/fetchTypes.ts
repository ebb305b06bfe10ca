import { fetchData } from '@funtool-docs/islands/client/fetchData';
import { pagePath } from '@funtool-docs/islands/client/keptWork';
import {
  hashCode,
  type PageTypes,
  type TypePosition,
  typesPathOf,
} from '@funtool-docs/facts/types/servedTypes';

/** The types of the page whose code was asked for last. */
let last: { path: string; loading: Promise<PageTypes> } | undefined;

/** The identifiers of an example, and the texts they refer to. */
export interface ExampleTypes {
  texts: string[];
  places: TypePosition[];
}

/**
 * Loads the types of the page once, and returns those of an example.
 *
 * @throws {Error} If they cannot be loaded; the next call tries again.
 */
export async function fetchTypes(code: string): Promise<ExampleTypes> {
  const path = typesPathOf(pagePath());
  if (last?.path !== path) last = { path, loading: fetchData<PageTypes>(`/${path}`) };
  try {
    const { texts, examples } = await last.loading;
    return { texts, places: examples[hashCode(code)] ?? [] };
  } catch (error) {
    last = undefined;
    throw error;
  }
}
