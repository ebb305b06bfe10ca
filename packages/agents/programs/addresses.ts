/** Files for programs, from the root of a language or of the site. */
export const API_FILE = 'api.json';
export const SCHEMA_FILE = 'api.schema.json';
export const SKILL_FILE = 'skill.md';

/** Version of the format of `api.json`: the first number changes if a reader of it could break. */
export const API_FORMAT = '1.0.0';

/**
 * Returns the path of the data of a page from the root of the site: `en/guide/api/array/at.json`.
 *
 * @param output Path of the files of the page, without an extension.
 */
export function dataPath(output: string): string {
  return `${output}.json`;
}
