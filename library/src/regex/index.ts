export { regex } from './regex';
export type { DefineRegexPlugin, RuleName } from './types';
