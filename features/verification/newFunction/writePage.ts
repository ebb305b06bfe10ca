import type { Locale } from '../../../site.config';
import texts from '../texts.json' with { type: 'json' };

/** What every part of a new page that is to be written begins with. */
export const LEFT = 'TODO';

const SENTENCES: Record<string, Record<Locale, string>> = {
  description: {
    zh: '它做什么，最意外的一点是什么。',
    en: 'What it does, and what surprises most.',
  },
  advice: {
    zh: '什么时候用它，什么时候用原生写法。',
    en: 'When to use it, and when a native way.',
  },
  keywords: {
    zh: '至少三个，包括别的库里的名称',
    en: 'at least three, with names in other libraries',
  },
  scenario: {
    zh: '以动词开头的任务，两到四个。',
    en: 'Two to four tasks, each begins with a verb.',
  },
  example: { zh: '多数读者的用法', en: 'The use most readers come for' },
  parameter: { zh: '它的含义，不能是什么。', en: 'What it means, and what it must not be.' },
  returns: { zh: '返回什么，写完整的句子。', en: 'What it returns, in whole sentences.' },
  note: { zh: '一行写出后果', en: 'The consequence, in one line' },
  advised: { zh: '怎么处理，再用代码说明。', en: 'What to do about it, then code that shows it.' },
  related: {
    zh: '相关函数、原生写法和 lodash 的区别。',
    en: 'Related functions, the native way, lodash.',
  },
};

/**
 * Writes the page of a function that nobody has described yet. Each part that is left to write begins
 * with `TODO`, and its example fails until it is written.
 */
export function writePage(category: string, name: string, locale: Locale): string {
  const left = (key: string) => `${LEFT}: ${SENTENCES[key]![locale]}`;
  const text = (key: keyof typeof texts) => texts[key][locale];
  const heading = (id: string) => `## ${text(`section.${id}` as keyof typeof texts)} \\{#${id}}`;
  const code = (kind: string) =>
    `\`\`\`${kind}\nimport { ${name} } from 'funtool/${category}';\n\n${name}('${LEFT}'); // => '${LEFT}'\n\`\`\``;
  const columns = ['name', 'type', 'default', 'description'] as const;
  const titles = columns.map((column) => text(`parameter.${column}`));
  return (
    [
      `---\ntitle: ${name}\ndescription: '${left('description')}'\nadvice: '${left('advice')}'\nkeywords: '${left('keywords')}'\n---`,
      code('ts answer'),
      heading('usage-scenarios'),
      `- ${left('scenario')}`,
      heading('examples'),
      `### ${left('example')} \\{#first-use}`,
      code('ts'),
      heading('signature'),
      `\`\`\`ts\nfunction ${name}(value: unknown): unknown;\n\`\`\``,
      heading('parameters'),
      `| ${titles.join(' | ')} |\n| --- | --- | --- | --- |\n| \`value\` | \`unknown\` | ${text('parameter.required')} | ${left('parameter')} |`,
      heading('returns'),
      left('returns'),
      heading('notes'),
      `### ${left('note')} \\{#first-note}`,
      left('advised'),
      heading('see-also'),
      `- ${left('related')}`,
      '',
    ]
      .join('\n\n')
      .trimEnd() + '\n'
  );
}
