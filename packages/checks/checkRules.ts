import type { Code, Root, RootContent, Table, TableRow } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { importFuntool } from '@funtool-docs/facts/library/importFuntool';
import { lineOf, type Page, readHeadings } from '@funtool-docs/content/parsePage';
import type { Problem } from '@funtool-docs/content/problem';

const TABLE_SECTION = 'accepted-and-rejected';
const OBJECT = 'regex.';

interface Rule {
  name: string;
  pattern: RegExp;
}

interface RegexModule {
  regex: Record<string, Rule> & {
    checker: (input: string) => { use: (name: string) => { isValid: () => boolean } };
  };
}

/** Checks the table of inputs and the pattern on the page of a built-in rule. */
export async function checkRules(page: Page): Promise<Problem[]> {
  const [name] = page.names;
  if (!name?.startsWith(OBJECT)) return [];
  const { regex } = (await importFuntool('funtool/regex')) as RegexModule;
  const rule = regex[name.slice(OBJECT.length)];
  if (!rule?.pattern) return [];
  const isValid = (input: string) => regex.checker(input).use(rule.name).isValid();
  const problems = [
    ...checkInputs(page.tree, isValid),
    ...patternBlocks(page.tree).flatMap((node) => checkPattern(node, rule.pattern)),
  ];
  return problems.map((problem) => ({ file: page.file, ...problem }));
}

/** Lists the rows that state whether a rule accepts an input. */
export function inputRows(tree: Root): TableRow[] {
  return findTable(tree)?.children.slice(1) ?? [];
}

type RuleProblem = Omit<Problem, 'file'>;

function checkInputs(tree: Root, isValid: (input: string) => boolean): RuleProblem[] {
  const rows = inputRows(tree);
  if (!rows.length) {
    const message = `show inputs in a table below a heading with the id "${TABLE_SECTION}"`;
    return [{ line: 1, message }];
  }
  return rows.flatMap((row) => {
    const [input, result] = row.children.map((cell) => toString(cell));
    const actual = String(isValid(new Function(`return (${input});`)()));
    if (result === actual) return [];
    return [{ line: lineOf(row), message: `${input} is stated: ${result}; really: ${actual}` }];
  });
}

function checkPattern(node: Code, pattern: RegExp): RuleProblem[] {
  if (node.value === String(pattern)) return [];
  return [{ line: lineOf(node), message: `the pattern of this rule is ${String(pattern)}` }];
}

/** Lists the blocks that state the pattern of a rule. */
export function patternBlocks({ children }: Root): Code[] {
  return children.filter(
    (node: RootContent): node is Code => node.type === 'code' && node.lang === 'regex',
  );
}

function findTable(tree: Root): Table | undefined {
  const heading = readHeadings(tree).find(({ id }) => id === TABLE_SECTION);
  if (!heading) return undefined;
  const rest = tree.children.filter((node) => lineOf(node) > heading.line);
  const next = rest.find((node) => node.type === 'heading');
  const end = next ? lineOf(next) : Infinity;
  return rest.find((node): node is Table => node.type === 'table' && lineOf(node) < end);
}
