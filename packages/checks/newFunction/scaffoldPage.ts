import type { Locale } from '../../../site.config';
import pageTexts from '../texts.json' with { type: 'json' };
import texts from './texts.json' with { type: 'json' };

/** Begins every part of a new page that is left to write; pages that still have it fail the checks. */
export const LEFT = 'TODO';

/**
 * Writes the page of a function that nobody has described yet. Each part that is left to write begins
 * with `LEFT`, and its example fails until it is written.
 */
export function scaffoldPage(category: string, name: string, locale: Locale): string {
  const left = (key: keyof typeof texts) => `${LEFT}: ${texts[key][locale]}`;
  const text = (key: keyof typeof pageTexts) => pageTexts[key][locale];
  const heading = (id: string) =>
    `## ${text(`section.${id}` as keyof typeof pageTexts)} \\{#${id}}`;
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
