import { site } from '../../../site.config';
import type texts from '../../../theme/i18n.json';
import type { LibraryFacts, ExportSize } from '../library/readFacts';

export interface Fact {
  name: string;
  value: string | FactLink[];
}

/** A link to the sources of the documented release. */
export interface FactLink {
  label: string;
  url: string;
}

const SOURCES = `${site.library.repository}/blob/${site.library.tag}`;

/** Describes the facts of an API page, for both the page and its Markdown. */
export function describeFacts(facts: LibraryFacts, t: Translate<keyof typeof texts>) {
  const { category, environment, inNode, since, sizes, sources } = facts;
  const runsIn = t(`facts.environment.${environment}`);
  const size = formatSize(
    sizes.map(({ fromCategory }) => fromCategory),
    t,
  );
  const root = formatRange(
    sizes.map(({ fromRoot }) => fromRoot.minified),
    t,
  );
  const rows = {
    runsIn: {
      name: t('facts.environmentText'),
      value: inNode ? t('facts.inNodeText', { environment: runsIn, value: inNode }) : runsIn,
    },
    since: { name: t('facts.sinceText'), value: since },
    size: { name: t('facts.sizeText'), value: t('facts.sizeValueText', { size, root }) },
    source: {
      name: t('facts.sourceText'),
      value: sources.map(({ label, file }) => ({ label, url: `${SOURCES}/${file}` })),
    },
  } satisfies Record<string, Fact>;
  return { modules: [`funtool/${category}`, 'funtool'], rows };
}

export type Translate<Key extends string> = (key: Key, params?: Record<string, string>) => string;

export type SizeKey = `facts.size${'Compressed' | 'Each' | 'Range'}Text`;

/** The compressed size is stated only if it is at most this share. */
const MAX_COMPRESSED_SHARE = 0.9;

/** Formats a size in bytes below 1000, otherwise in kB with at most one decimal. */
export function formatBytes(bytes: number): string {
  return bytes < 1000 ? `${bytes} B` : `${Math.round(bytes / 100) / 10} kB`;
}

/**
 * Describes the minified bundle size of imports, and the compressed one if notably smaller.
 *
 * @param sizes At least one; several give a range, since each was measured alone.
 */
export function formatSize(sizes: ExportSize[], t: Translate<SizeKey>): string {
  const minified = formatRange(
    sizes.map((size) => size.minified),
    t,
  );
  const size = sizes.length > 1 ? t('facts.sizeEachText', { size: minified }) : minified;
  if (sizes.some((each) => each.brotli > MAX_COMPRESSED_SHARE * each.minified)) return size;
  const compressed = formatRange(
    sizes.map((each) => each.brotli),
    t,
  );
  return t('facts.sizeCompressedText', { size, compressed });
}

/** Formats sizes in bytes as one size, or as the smallest and the largest. */
function formatRange(bytes: number[], t: Translate<SizeKey>): string {
  const [least, most] = [formatBytes(Math.min(...bytes)), formatBytes(Math.max(...bytes))];
  return least === most ? least : t('facts.sizeRangeText', { least, most });
}
