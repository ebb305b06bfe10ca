import { splitPair } from '@funtool-docs/finder/query/readPair';
import { site } from '../../../../site.config';

/** Codes of countries that models write in place of the language. */
const COUNTRIES: Record<string, string> = { cn: 'zh', us: 'en', gb: 'en', uk: 'en' };

/** Names by which models call the result of a pair. */
const RESULT_NAMES = ['result', 'output', 'expected'];

/** Reads `zh-CN`, `cn` and `English` as the language of the site that is meant; others as they are. */
export function readLang(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const [code = ''] = value.trim().toLowerCase().split(/[-_]/);
  const meant = site.locales.find(
    ({ lang, label }) => lang === (COUNTRIES[code] ?? code) || label.toLowerCase() === code,
  );
  return meant?.lang ?? value;
}

/** Reads `"5"` as 5. */
export function readLimit(value: unknown): unknown {
  return typeof value === 'string' && /^\d+$/.test(value.trim()) ? Number(value) : value;
}

/** Writes a value as code where it stands in place of its text. */
export function readSide(value: unknown): unknown {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Reads `'a-b' => 'aB'`, and a pair whose result has another name. */
export function readPair(value: unknown): unknown {
  if (typeof value === 'string') return splitPair(value) ?? value;
  if (typeof value !== 'object' || value === null) return value;
  const name = RESULT_NAMES.find((one) => one in value);
  return name ? { ...value, result: (value as Record<string, unknown>)[name] } : value;
}

/** Reads a list of pairs, one pair alone, and either of them as text. */
export function readPairs(value: unknown): unknown {
  if (typeof value !== 'string')
    return Array.isArray(value) || value === undefined ? value : [value];
  try {
    return readPairs(JSON.parse(value));
  } catch {
    return value.split('\n').filter((line) => line.trim());
  }
}
