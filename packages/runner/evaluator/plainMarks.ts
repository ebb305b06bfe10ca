/** What is left as it is: comments, texts and templates. */
const KEPT =
  String.raw`//[^\n]*|/\*[^]*?\*/|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|` +
  '`(?:[^`\\\\]|\\\\.)*`';
const SINGLE = String.raw`[‘’＇「『](?<single>[^‘’＇」』'\\\n]*)[‘’＇」』']`;
const DOUBLE = String.raw`[“”„＂](?<double>[^“”„＂"\\\n]*)[“”„＂"]`;
const MARK = String.raw`[\uff01-\uff5e，、【】〔〕−–\u3000]`;

const PARTS = new RegExp(`${KEPT}|${SINGLE}|${DOUBLE}|(?<mark>${MARK})`, 'g');

const MARKS: Record<string, string> = {
  '、': ',',
  '【': '[',
  '】': ']',
  '〔': '[',
  '〕': ']',
  '−': '-',
  '–': '-',
  '\u3000': ' ',
};

/** From full-width forms to those of ASCII. */
const WIDTH = 0xff01 - 0x21;

/**
 * Writes marks as code has them where a Chinese keyboard or a word processor has put its own: `［‘a’，−1］`. Texts in
 * plain quotes, comments and the length stay.
 */
export function withPlainMarks(source: string): string {
  return source.replace(PARTS, (part: string, ...rest: unknown[]) => {
    const { single, double, mark } = rest.at(-1) as Record<string, string | undefined>;
    if (single !== undefined) return `'${single}'`;
    if (double !== undefined) return `"${double}"`;
    return mark ? (MARKS[mark] ?? String.fromCodePoint(mark.codePointAt(0)! - WIDTH)) : part;
  });
}
