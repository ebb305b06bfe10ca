/** Name of the section that has no heading: what the frontmatter says, and the text above the first. */
export const HEAD = 'head';

/** Text, code, the target of a link and so on: what it is, and what it says. */
export type ProsePart = readonly [kind: string, value: string];

/** A paragraph, heading, row of a table or the like. */
export interface ProseBlock {
  /** Its type below those of its parents: `list {"ordered":false}/listItem/paragraph`. */
  kind: string;
  parts: ProsePart[];
}

const MARKS: Record<string, string> = {
  emphasis: '*',
  '/emphasis': '*',
  strong: '**',
  '/strong': '**',
  delete: '~~',
  '/delete': '~~',
  nextCell: ' | ',
};

/** Writes a part as it reads on one line; what a part encloses stands between it and its end. */
function showPart([kind, value]: ProsePart): string {
  if (kind === 'text') return value;
  if (kind === 'inlineCode') return `\`${value}\``;
  if (kind === '/link') return value && ` (${value})`;
  return MARKS[kind] ?? value;
}

/** Writes a block on one line. */
export function showBlock({ parts }: Pick<ProseBlock, 'parts'>): string {
  return parts.map(showPart).join('');
}
