import type { Locale } from '../../../site.config';
import type { ProsePart } from './prose';

/** Blocks of a section in every language, for readers. */
export type TextsOfSection = Record<Locale, (readonly ProsePart[])[]>;

/** Content of the file of a page with sections out of step, by their ids. */
export type TextsToCompare = Record<string, TextsOfSection>;
