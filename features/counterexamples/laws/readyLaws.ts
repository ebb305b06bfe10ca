import type { LawNames } from '../law/readLaw';

/** Path of the file with `LawData`, from the root of the site. */
export const LAWS_PATH = 'counterexamples/laws.json';

/** What a ready law states: what we know of the function, or that it does the same as another. */
export type LawTopic = 'property' | 'lodash' | 'native' | 'arguments';

/** A law to choose, as code. */
export interface ReadyLaw {
  topic: LawTopic;
  law: string;
}

/** The file that the form loads: what laws can name, and the laws of each page by its path. */
export interface LawData extends LawNames {
  pages: Record<string, ReadyLaw[]>;
}
