import { transformerCompatibleMetaHighlight } from '@rspress/core/shiki-transformers';
import type { BundledLanguage, ShikiTransformer } from 'shiki';
import { markResults } from './code/markResults';
import { markRunnable } from './code/runnableExamples';
import { tokenClasses } from './code/tokenClasses';
import { hideImport } from './hideImport';

/**
 * Languages of code blocks. All are loaded before the first page: code within code, such as a fence in
 * MDX, is coloured only if its language has been loaded, which otherwise depends on the pages before.
 */
export const languages: BundledLanguage[] = [
  'html',
  'js',
  'json',
  'md',
  'mdx',
  'regex',
  'sh',
  'ts',
  'tsx',
  'vue',
];

/**
 * The steps that change highlighted code. Shiki asks all for tokens, then for lines, the code, and its
 * block; so only those that do something to the same part see each other.
 */
export const codeBlocks: ShikiTransformer[] = [
  transformerCompatibleMetaHighlight(),
  // Tokens: a result has its class before that of its kind.
  markResults(),
  // Tokens, lines and the block.
  tokenClasses(),
  // The code: whole lines.
  hideImport(),
  // The block.
  markRunnable(),
];
