import { DATA_ID } from '../../ui/elementIds';
import { type EmbeddedData, readEmbedded } from './embedded';

const { pages, searchIndexHash } = readEmbedded<EmbeddedData>(DATA_ID);

/** The list of pages, as far as a prerendered page needs it. */
export const pageData = { pages };

export { searchIndexHash };
