import type { Start } from '../../counterexamples/engine/finding';
import type { WrittenLaw } from '../../counterexamples/law/lawInAddress';

/** A law, and whether to search for what breaks it. */
export interface AskedLaw extends WrittenLaw {
  /** Grows whenever a search is asked for; 0 for a law that was typed. */
  asked: number;
  /** Where a link says that the search begins. */
  start?: Start | undefined;
  /** Whether it comes from a link: code of others waits for the reader. */
  isLinked: boolean;
}
