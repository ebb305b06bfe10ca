/** Files for programs, from the root of a language or of the site. */
export const API_FILE = 'api.json';
export const SKILL_FILE = 'skill.md';
