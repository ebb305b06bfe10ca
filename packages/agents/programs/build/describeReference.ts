import type { Table, Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { stringify } from '../../markdown/rewriteSource';
import { findEdgeCases, rowsOf } from '@funtool-docs/content/edgeCases';
import { readFacts } from '@funtool-docs/facts/library/readFacts';
import { type Page, sectionContent } from '@funtool-docs/content/parsePage';
import { signatureOf } from '@funtool-docs/content/pageSummary';
import { topicOf, absoluteUrl, localizedRoute } from '@funtool-docs/content/paths';
import {
  type ContractRecord,
  describeContractAnswer,
  describeBasis,
} from '@funtool-docs/facts/contract/contract';
import { readContract } from '@funtool-docs/facts/contract/readContract';
import { readMeasuredFacts } from '@funtool-docs/facts/library/measured';
import contractTexts from '@funtool-docs/facts/contract/texts.json';
import { describeFacts } from '@funtool-docs/facts/reference/describeFacts';
import { textsIn } from '@funtool-docs/shared/texts';
import i18n from '../../../../theme/i18n.json';
import { isRequired } from '@funtool-docs/checks/checkDeclarations';
import type { Locale } from '../../../../site.config';

/** What a page of the reference documents, as data. */
export type Reference = NonNullable<ReturnType<typeof describeReference>>;

/**
 * Describes what a page of the reference documents; `undefined` if nothing was measured for it. Texts
 * are Markdown in one line.
 */
export function describeReference(page: Page, root: string) {
  const name = topicOf(page.slug);
  const facts = readFacts(root, page);
  const contract = readContract(root, name);
  const measured = readMeasuredFacts(root, name);
  if (!facts || !contract || !measured) return undefined;
  const { locale } = page;
  const { modules, rows } = describeFacts(facts, textsIn(i18n, locale));
  const section = (id: string) => plainMarkdown(sectionContent(page, id), locale);
  const signatures = page.blocks.filter((block) => block.section === 'signature');
  return {
    names: page.names,
    imports: modules.map((module) => `import { ${facts.imports.join(', ')} } from '${module}';`),
    advice: String(page.frontmatter['advice'] ?? ''),
    /** The first declaration in one line, and all of them. */
    signature: signatureOf(page),
    declarations: signatures.map(({ code }) => code).join('\n'),
    parameters: listParameters(page),
    returns: section('returns'),
    errors: section('errors'),
    edgeCases: listEdgeCases(page),
    environment: facts.environment,
    inNode: facts.inNode,
    since: facts.since,
    sizes: facts.sizes.map((size, index) => ({ name: facts.imports[index]!, ...size })),
    sources: rows.source.value.map(({ label, url }) => ({ text: label, url })),
    ...describeContract(contract, page),
    differences: measured.differences,
    types: measured.types,
  };
}

function describeContract(record: ContractRecord, { locale }: Page) {
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
function listParameters(page: Page) {
  const { locale } = page;
  const tables = sectionContent(page, 'parameters').filter(
    (node): node is Table => node.type === 'table',
  );
  return tables.flatMap(rowsOf).map(({ children: [name, type, value, description] }) => {
    const [first] = value?.children ?? [];
    return {
      name: toString(name),
      type: toString(type),
      isOptional: !isRequired(toString(value), locale),
      /** As code. */
      default: first?.type === 'inlineCode' ? first.value : null,
      description: plainMarkdown(description?.children ?? [], locale),
    };
  });
}

function listEdgeCases({ tree, locale }: Page) {
  return rowsOf(findEdgeCases(tree)?.table).map(({ children: [input, result, note] }) => ({
    input: toString(input),
    result: toString(result),
    note: plainMarkdown(note?.children ?? [], locale),
  }));
}

/** Code and expressions take lines of their own. */
const LEFT_OUT = new Set<string>(['code', 'mdxFlowExpression', 'mdxTextExpression']);

/** Writes nodes as Markdown in one line, with links as whole addresses; blocks of code are left out. */
export function plainMarkdown(nodes: Nodes[], locale: Locale): string {
  const children = structuredClone(nodes).filter(({ type }) => !LEFT_OUT.has(type));
  const root = { type: 'root', children } as Root;
  visit(root, 'link', (link) => {
    link.url = wholeAddress(link.url, locale);
  });
  return stringify(root).replace(/\s+/g, ' ').trim();
}

/** Links of pages begin at the root of their language. */
export function wholeAddress(url: string, locale: Locale): string {
  return url.startsWith('/') ? absoluteUrl(localizedRoute(url, locale)) : url;
}
