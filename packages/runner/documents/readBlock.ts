import type { CheckedResult } from './checkBlocks';
import { keepReadable, parseDocument, type ParsedDocument } from './parseDocument';
import { PLACEHOLDER } from './reasons';
import type { DocumentBlock } from './readDocumentBlocks';

const MARK_IN_TEXT = /\/\/[^\S\n]*(?:[=-]+>|→|[Rr]eturns?:)/;

/** Code of a block, as far as it can be read. */
export interface Readable {
  parsed: ParsedDocument;
  code: string;
}

/** Reads what of a block can be read; results in the rest are not executable. */
export function readBlock({ code }: DocumentBlock): { code: string; unread: CheckedResult[] } {
  try {
    parseDocument(code);
    return { code, unread: [] };
  } catch {
    const { code: kept, dropped } = keepReadable(code);
    const unread = dropped.flatMap(({ line, source, reason }) =>
      source.split('\n').flatMap((text, index): CheckedResult[] => {
        const mark = MARK_IN_TEXT.exec(text);
        if (!mark) return [];
        const stated = text.slice(mark.index + mark[0].length).trim();
        const why = PLACEHOLDER.test(source) ? 'placeholder' : `syntax: ${reason}`;
        return [{ line: line + index, stated, verdict: 'not executable', reason: why }];
      }),
    );
    return { code: kept, unread };
  }
}

/** Earlier code of the document that declares what a block uses. */
export function codeBefore({ free }: ParsedDocument, before: Readable[]): string {
  const wanted = new Set(free);
  const used = before.toReversed().filter(({ parsed }) => {
    const isUsed = [...parsed.declared].some((name) => wanted.has(name));
    if (isUsed) for (const name of parsed.free) wanted.add(name);
    return isUsed;
  });
  return used
    .toReversed()
    .map(({ code }) => `${code}\n`)
    .join('');
}
