import type { Code, Root, RootContent, Table, TableRow } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { importStatement } from '@funtool-docs/content/importStatement';
import { type CodeBlock, lineOf, type Page, readHeadings } from '@funtool-docs/content/parsePage';
import type { Problem } from '@funtool-docs/content/problem';
import { checkBlock } from './checkExamples';

const TABLE_SECTION = 'accepted-and-rejected';

/** Matches the slugs of pages of built-in rules. */
const RULE = /\/regex\/builtin\/\w+\.mdx$/;

/** Runs what the page of a built-in rule shows in its table of inputs, and as its pattern. */
export async function checkRules(page: Page, check = checkBlock): Promise<Problem[]> {
  if (!RULE.test(page.slug)) return [];
  if (inputRows(page.tree).length === 0) {
    const message = `show inputs in a table below a heading with the id "${TABLE_SECTION}"`;
    return [{ file: page.file, line: 1, message }];
  }
  const problems = await Promise.all(ruleExamples(page).map((example) => check(example)));
  return problems.flat().map((problem) => ({ file: page.file, ...problem }));
}

/** Writes the inputs and the pattern that the page of a rule shows as examples; none of other pages. */
function ruleExamples(page: Page): Pick<CodeBlock, 'code' | 'line' | 'meta'>[] {
  if (!RULE.test(page.slug)) return [];
  const [name] = page.names;
  const example = (line: number, code: string) => {
    return { line, meta: '', code: `${importStatement(page)} ${code}` };
  };
  return [
    ...inputRows(page.tree).map((row) => {
      const [input, result] = row.children.map((cell) => toString(cell));
      const check = `regex.checker(${input}).use(${name}.name).isValid()`;
      return example(lineOf(row), `${check}; // => ${result}`);
    }),
    ...patternBlocks(page.tree).map((node) => {
      const pattern = JSON.stringify(node.value);
      return example(lineOf(node) + 1, `String(${name}.pattern); // => ${pattern}`);
    }),
  ];
}

/** Lists the rows that state whether a rule accepts an input. */
function inputRows(tree: Root): TableRow[] {
  return findTable(tree)?.children.slice(1) ?? [];
}

/** Lists the blocks that state the pattern of a rule. */
function patternBlocks({ children }: Root): Code[] {
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
