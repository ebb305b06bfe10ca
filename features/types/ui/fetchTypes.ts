import { fetchData } from '../../../framework/client/fetchData';
import { localizedPath } from '../../../framework/client/localizedPath';
import { site } from '../../../site.config';
import { hashCode, type PageTypes, type Place, typesPathOf } from '../pageTypes';

const LOCALES = site.locales.map(({ lang }) => lang);

let loading: Promise<PageTypes> | undefined;

/** The identifiers of an example, and the texts they refer to. */
export interface ExampleTypes {
  texts: string[];
  places: Place[];
}

/**
 * Loads the types of the page once, and returns those of an example.
 *
 * @throws {Error} If they cannot be loaded; the next call tries again.
 */
export async function fetchTypes(code: string): Promise<ExampleTypes> {
  loading ??= fetchData<PageTypes>(`/${typesPathOf(pagePath())}`);
  try {
    const { texts, examples } = await loading;
    return { texts, places: examples[hashCode(code)] ?? [] };
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

/** Path of the page within its language: `/guide/api/array/at`. */
function pagePath(): string {
  const path = location.pathname.slice(SITE_BASE.length - 1);
  const target = { version: '', lang: LOCALES[0]! };
  return localizedPath(path, target, { versions: [''], locales: LOCALES });
}
