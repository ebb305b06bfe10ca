import type { RspressPlugin, UserConfig } from '@rspress/core';
import type { Root } from 'mdast';
import type { Processor } from 'unified';
import type { VFile } from 'vfile';
import { pageMetaOf } from '../../framework/build/pageMeta';
import type { PageRecord } from '../../content/pageRecord';
import { isExample, norunReason } from '../../content/codeMeta';
import { importInTurn } from '../../framework/build/importInTurn';
import { documentedNames, type Page, readBlocks, readHeadings } from '../../content/parsePage';
import { edgeCaseExamples } from '../../content/edgeCases';
import { pageIdOf, relativePath } from '../../content/paths';
import { formatProblem } from '../../content/problem';
import { countResults } from '../../content/resultSyntax';

/** Runs examples while a page is compiled: false results stop the build or show in development. */
export function verifyExamples(docs: string): RspressPlugin {
  return {
    name: 'verify-examples',
    config(config, _utils, isProduction) {
      // The persistent cache skips compiling a page, although the library may have changed.
      return isProduction ? withoutBuildCache(config) : config;
    },
    markdown: { remarkPlugins: [[remarkVerifyExamples, docs]] },
  };
}

function withoutBuildCache({ builderConfig, ...config }: UserConfig): UserConfig {
  const performance = { ...builderConfig?.performance, buildCache: false };
  return { ...config, builderConfig: { ...builderConfig, performance } };
}

function remarkVerifyExamples(this: Processor, docs: string) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const meta = pageMetaOf<PageRecord & Pick<Page, 'frontmatter'>>(this);
    const blocks = readBlocks(tree, readHeadings(tree));
    const { slug } = pageIdOf(docs, file.path);
    const names = documentedNames({ slug, frontmatter: meta.frontmatter });
    const examples = [
      ...blocks.filter(isExample),
      ...edgeCaseExamples({ tree, slug, names, blocks }),
    ];
    const { checkBlockOnce } = await importInTurn(() => import('./checkExamples'));
    const checks = examples.map((block) => checkBlockOnce(block));
    const problems = (await Promise.all(checks)).flat();
    if (problems.length) {
      const name = relativePath(file.cwd, file.path);
      const list = problems.map((problem) => formatProblem({ file: name, ...problem }));
      file.fail(list.join('\n'), { line: problems[0]!.line, column: 1 });
    }
    meta.checkedResults = examples
      .filter(({ meta: fence }) => norunReason(fence) === undefined)
      .reduce((sum, { code }) => sum + countResults(code), 0);
  };
}
