import { inspect } from 'node:util';

/**
 * Tells whether a text is how a value is shown: spaces, kinds of quotes and the semicolon at the end
 * don't count.
 *
 * @param isPrinted Whether a string is shown without quotes, as a console does.
 */
export function isShownAs(text: string, value: unknown, isPrinted: boolean): boolean {
  const wanted = plain(text);
  if (wanted === '') return false;
  if (typeof value === 'string') {
    if (isPrinted && plain(value) === wanted) return true;
    // A text whose backslashes were written as they are.
    if (text.trim().replace(/^(['"`])(.*)\1;?$/s, '$2') === value && /^['"`]/.test(text.trim()))
      return true;
  }
  if (value instanceof Date) return isDateShownAs(text, value);
  if (Array.isArray(value) && value.some((item) => item instanceof Date)) return false;
  return formsOf(value).some((form) => form !== undefined && plain(form) === wanted);
}

function isDateShownAs(text: string, date: Date): boolean {
  const shown = text
    .trim()
    .replace(/;$/, '')
    .replace(/^(['"`])(.*)\1$/, '$2');
  if (/invalid date/i.test(shown)) return Number.isNaN(date.getTime());
  if (Number.isNaN(date.getTime())) return false;
  return date.toString().startsWith(shown) || Date.parse(shown) === date.getTime();
}

function formsOf(value: unknown): (string | undefined)[] {
  const shown = attempt(() =>
    inspect(value, { depth: Infinity, breakLength: Infinity, compact: true }),
  );
  return [
    shown,
    // Nobody writes that.
    shown?.replaceAll('[Object: null prototype] ', ''),
    ...(typeof value === 'object'
      ? [attempt(() => JSON.stringify(value)), attempt(() => String(value))]
      : []),
  ];
}

function attempt(write: () => string | undefined): string | undefined {
  try {
    return write();
  } catch {
    return undefined;
  }
}

function plain(text: string): string {
  return text.replaceAll(/["`]/g, "'").replaceAll(/\s/g, '').replace(/;$/, '');
}
