import type { RsbuildPlugin } from '@rsbuild/core';
import path from 'node:path';
import type { Heading, PhrasingContent, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { readMeasuredFacts } from '../../library/measured';
import { readFacts } from '../../library/readFacts';
import type { ContractAnswer, Property } from '../../contract/contract';
import { readContract } from '../../contract/readContract';
import tasks from '../../../../docs/tasks/groups.json';
import type { BuiltPage } from '../../builtPage';
import { isAnswer } from '@funtool-docs/content/codeBlocks';
import { inputRows } from '@funtool-docs/content/edgeCases';
import { readPages } from '@funtool-docs/content/loadSite';
import type { Page } from '@funtool-docs/content/parsePage';
import {
  API,
  isApiPage,
  type PageId,
  pathOf,
  searchIdOf,
  topicOf,
} from '@funtool-docs/content/paths';
import {
  type Cell,
  code,
  table,
  text,
  replaceElements,
} from '@funtool-docs/content/markdown/nodes';
import { emitFiles } from '@funtool-docs/islands/build/emitFiles';
import { type Locale, site } from '../../../../site.config';
import { textsIn } from '@funtool-docs/shared/texts';
import { describeRow, FACETS, type FunctionRow, functionsPath } from '../facets';
import texts from '../texts.json';

/** Replaces `<FunctionTable />` by a table of functions: those of the page's folder by task, or all with their facets. */
export function functionTable(page: BuiltPage): Promise<void> {
  return replaceElements(page, {
    FunctionTable: () => createFunctionTable(page.root, page),
  });
}

/** Emits the rows of the table as JSON, a file for each language. */
export function functionFiles(root: string): RsbuildPlugin {
  const files = site.locales.map(({ lang }) => [
    functionsPath(lang).slice(1),
    () => JSON.stringify(readFunctionRows(root, lang)),
  ]);
  return emitFiles('functions', Object.fromEntries(files));
}

/**
 * Collects what is known of the function of every API page, in the order of the pages.
 *
 * @param root Repository root.
 */
function readFunctionRows(root: string, locale: Locale): FunctionRow[] {
  return readPages(root, locale)
    .filter(isApiPage)
    .flatMap((page) => {
      const name = topicOf(page.slug);
      const facts = readFacts(root, page);
      const measured = readMeasuredFacts(root, name);
      const contract = readContract(root, name);
      if (!facts || !measured || !contract) return [];
      const answerOf = (wanted: Property) =>
        contract.statements.find(({ property }) => property === wanted)!.answer;
      const { title, description } = page.frontmatter as { title: string; description: string };
      const throws: ContractAnswer = measured.throwsOnValidTypes ? 'sometimes' : 'no';
      const isConstant = facts.inNode !== undefined;
      return [
        {
          page: name.replace(/(?<=\/)index$/, ''),
          title,
          description,
          ...measured.kinds,
          acceptsNull: answerOf('acceptsNull'),
          throws,
          changesArguments: answerOf('changesArguments'),
          environment: isConstant || facts.environment === 'browser' ? 'browser' : 'any',
          size: Math.max(...facts.sizes.map(({ fromCategory }) => fromCategory.brotli)),
        },
      ];
    });
}

/** Creates the tables that the element stands for, with links from the root of the language. */
export function createFunctionTable(root: string, page: PageId): RootContent[] {
  if (page.slug.startsWith(API)) return createCategory(root, page);
  const t = textsIn(texts, page.locale);
  const rows = readFunctionRows(root, page.locale).map((row) => [
    linkTo(`/guide/api/${row.page}`, row.title),
    [text(row.description)],
    ...describeRow(row, t),
  ]);
  return [table([[t('function'), t('description'), ...FACETS.map((facet) => t(facet))], ...rows])];
}

/** Groups the functions of a folder by what readers want to do, without a heading if that is one thing. */
function createCategory(root: string, { locale, slug }: PageId): RootContent[] {
  const t = textsIn(texts, locale);
  const folder = pathOf(slug).slice(`/${API}`.length, -1);
  const pages = new Map(readPages(root, locale).map((page) => [searchIdOf(page.slug), page]));
  const groups = tasks.flatMap(({ id, title, pages: names }) => {
    const own = names.filter((name) => path.posix.dirname(name) === folder);
    const rows = own.map((name) => describePage(pages.get(`api/${name}`.replace(/\/$/, ''))!));
    return rows.length > 0 ? [{ id, title: title[locale], rows }] : [];
  });
  return groups.flatMap(({ id, title, rows }) => {
    const isOfRules = rows[0]!.length > 3;
    const titles = isOfRules ? [t('accepts'), t('rejects')] : [t('example')];
    const all = [[t('name'), t('description'), ...titles], ...rows];
    // A column is of use if it is whole.
    const width = Math.min(...all.map(({ length }) => length));
    const list = table(
      all.map((row) => row.slice(0, width)),
      'ft-matrix--kinds ft-list',
    );
    return groups.length > 1 ? [heading(title, id), list] : [list];
  });
}

/** The first statement of an answer, if that is a call that needs nothing before it, and its result in one line. */
const FIRST_CALL = /^(?:import .*\n+)*([\w.]+\([^\n]*\));\s+\/\/ => ([^\n]+)(?!\n\/\/)(?:\n|$)/;

/**
 * Names what a page documents, with the first call of its answer, or an input that a rule accepts and one that it
 * rejects.
 */
function describePage({ slug, frontmatter, tree, blocks }: Page): Cell[] {
  const inputs = inputRows(tree).map((row) => row.children.map((cell) => toString(cell)));
  const first = (wanted: string) => {
    const [input] = inputs.find(([value, result]) => result === wanted && value !== "''") ?? [];
    return input ? [[code(input)]] : [];
  };
  const rule = [...first('true'), ...first('false')];
  const [, call, result] = FIRST_CALL.exec(blocks.find(isAnswer)?.code ?? '') ?? [];
  const example = call && result ? [[code(call), text(' → '), code(result)]] : [];
  return [
    linkTo(pathOf(slug), String(frontmatter['title'])),
    String(frontmatter['description']),
    ...(rule.length > 0 ? rule : example),
  ];
}

function linkTo(url: string, title: string): PhrasingContent[] {
  return [{ type: 'link', url, children: [code(title)] }];
}

function heading(title: string, id: string): Heading {
  return { type: 'heading', depth: 2, data: { hProperties: { id } }, children: [text(title)] };
}
