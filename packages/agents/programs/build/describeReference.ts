import type { Table, Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { findEdgeCases, rowsOf } from '@funtool-docs/content/edgeCases';
import { readFacts } from '@funtool-docs/facts/library/readFacts';
import { isAnswer } from '@funtool-docs/content/codeMeta';
import { type Page, sectionContent } from '@funtool-docs/content/parsePage';
import { signatureOf } from '@funtool-docs/content/pageSummary';
import { topicOf, absoluteUrl, localizedRoute } from '@funtool-docs/content/paths';
import type { ContractRecord } from '@funtool-docs/facts/contract/contractRecord';
import { readContract } from '@funtool-docs/facts/contract/readContract';
import { readMeasuredFacts } from '@funtool-docs/facts/library/measuredFacts';
import {
  describeContractAnswer,
  describeBasis,
} from '@funtool-docs/facts/contract/describeContract';
import contractTexts from '@funtool-docs/facts/contract/texts.json';
import { describeFacts } from '@funtool-docs/facts/reference/describeFacts';
import type { AnswerType } from '@funtool-docs/facts/types/build/findAnswerType';
import { textsIn } from '@funtool-docs/shared/fillText';
import i18n from '../../../../theme/i18n.json';
import texts from '@funtool-docs/checks/texts.json';
import type { ApiParameter, Reference } from '../apiPage';
import type { Locale } from '../../../../site.config';

/**
 * Describes what a page of the reference documents; `undefined` if nothing was measured for it.
 *
 * @param answers Types of answers, by their code.
 */
export function describeReference(
  page: Page,
  root: string,
  answers: Record<string, AnswerType>,
): Reference | undefined {
  const name = topicOf(page.slug);
  const facts = readFacts(root, page);
  const contract = readContract(root, name);
  const measured = readMeasuredFacts(root, name);
  if (!facts || !contract || !measured) return undefined;
  const { locale } = page;
  const t = textsIn(i18n, locale);
  const { modules, rows } = describeFacts(facts, t);
  const sources = rows.flatMap(({ value }) => (Array.isArray(value) ? value : []));
  const section = (id: string) => plainMarkdown(sectionContent(page, id), locale);
  const signatures = page.blocks.filter((block) => block.section === 'signature');
  const answer = page.blocks.find((block) => isAnswer(block) && answers[block.code]);
  return {
    names: page.names,
    imports: modules.map((module) => `import { ${facts.imports.join(', ')} } from '${module}';`),
    advice: String(page.frontmatter['advice'] ?? ''),
    signature: signatureOf(page),
    declarations: signatures.map(({ code }) => code).join('\n'),
    parameters: listParameters(page),
    returns: section('returns'),
    errors: section('errors'),
    edgeCases: listEdgeCases(page),
    environment: facts.environment,
    ...(facts.inNode !== undefined && { inNode: facts.inNode }),
    since: facts.since,
    sizes: facts.sizes.map((size, index) => ({ name: facts.imports[index]!, ...size })),
    sources: sources.map(({ label, url }) => ({ text: label, url })),
    ...describeContract(contract, page),
    ...(measured.differences && { differences: measured.differences }),
    types: {
      ...measured.types,
      ...(answer && { answer: answers[answer.code]!.type }),
    },
  };
}

function describeContract(
  record: ContractRecord,
  { locale }: Page,
): Pick<Reference, 'contract' | 'calls'> {
  const t = textsIn(contractTexts, locale);
  const statements = record.statements.map((statement) => ({
    name: t(statement.property),
    text: describeContractAnswer(statement, record, t),
    ...statement,
  }));
  const contract = { basis: describeBasis(record, t), statements };
  return { contract, calls: record.calls };
}

/** The checks of the content compare the table with the declared parameters. */
function listParameters(page: Page): ApiParameter[] {
  const { locale } = page;
  const tables = sectionContent(page, 'parameters').filter(
    (node): node is Table => node.type === 'table',
  );
  return tables.flatMap(rowsOf).map(({ children: [name, type, value, description] }) => {
    const [first] = value?.children ?? [];
    const isRequired = toString(value) === texts['parameter.required'][locale];
    return {
      name: toString(name),
      type: toString(type),
      isOptional: !isRequired,
      default: first?.type === 'inlineCode' ? first.value : null,
      description: plainMarkdown(description?.children ?? [], locale),
    };
  });
}

function listEdgeCases({ tree, locale }: Page): Reference['edgeCases'] {
  return rowsOf(findEdgeCases(tree)?.table).map(({ children: [input, result, note] }) => ({
    input: toString(input),
    result: toString(result),
    note: plainMarkdown(note?.children ?? [], locale),
  }));
}

/**
 * Writes nodes as Markdown in one line: code and links stay, links as whole addresses; blocks of
 * code and other formatting do not.
 */
export function plainMarkdown(nodes: Nodes[], locale: Locale): string {
  return nodes
    .map((node) => write(node, locale))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

function write(node: Nodes, locale: Locale): string {
  switch (node.type) {
    case 'inlineCode':
      return `\`${node.value}\``;
    case 'link':
      return `[${plainMarkdown(node.children, locale)}](${wholeAddress(node.url, locale)})`;
    case 'code':
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return '';
    case 'paragraph':
    case 'listItem':
    case 'heading':
      return `${plainMarkdown(node.children, locale)} `;
    default:
      return 'children' in node ? plainParts(node.children, locale) : toString(node);
  }
}

function plainParts(nodes: Nodes[], locale: Locale): string {
  return nodes.map((node) => write(node, locale)).join('');
}

/** Links of pages begin at the root of their language. */
export function wholeAddress(url: string, locale: Locale): string {
  return url.startsWith('/') ? absoluteUrl(localizedRoute(url, locale)) : url;
}
