import { formatBytes } from '../reference/formatSize';
import { type Facet, FACETS, type FunctionRow } from './facets';
import type texts from './texts.json';

type FacetText = (key: keyof typeof texts, params?: Record<string, string | number>) => string;

/** Names a value that can be asked for. */
export function describeValue(facet: Facet, value: string, t: FacetText): string {
  if (facet === 'size') return t('atMost', { size: formatBytes(Number(value)) });
  return t(keyOf(facet, value));
}

/** Describes a row, one text for each facet. */
export function describeRow(row: FunctionRow, t: FacetText): string[] {
  return FACETS.map((facet) => {
    if (facet === 'size') return formatBytes(row.size);
    return [row[facet]]
      .flat()
      .map((value) => t(keyOf(facet, value)))
      .join(' / ');
  });
}

function keyOf(facet: Exclude<Facet, 'size'>, value: string): keyof typeof texts {
  const group =
    facet === 'takes' || facet === 'returns' ? 'kind' : facet === 'environment' ? facet : 'answer';
  return `${group}.${value}` as keyof typeof texts;
}
