import type { RspressPlugin } from '@rspress/core';
import type { Root } from 'mdast';
import type { Processor } from 'unified';
import type { VFile } from 'vfile';
import { API, pageIdOf } from '../../../content/paths';
import type { PageWithLaws } from '../../../content/pageRecord';
import { emitFiles } from '../../../framework/build/emitFiles';
import { pageMetaOf } from '../../../framework/build/pageMeta';
import { createSandbox } from '../../examples/build/createSandbox';
import { type LawData, LAWS_PATH } from '../laws/readyLaws';
import { createLawData } from './createLawData';

const ENTRY = { file: 'features/counterexamples/sandbox/index.ts', start: 'startLawSearch' };

/**
 * Builds the document in which laws are run, and defines `LAW_SANDBOX` with its URL; emits the ready
 * laws, and marks the pages that have some.
 *
 * @param root Repository root.
 * @param docs Folder whose children are the languages.
 */
export function counterexamples(root: string, docs: string): RspressPlugin {
  const site = { base: '/' };
  const data = createLawData(root);
  return {
    name: 'counterexamples',
    config(config) {
      site.base = config.base ?? '/';
      return config;
    },
    markdown: { remarkPlugins: [[remarkLaws, { docs, data }]] },
    builderConfig: {
      plugins: [
        emitFiles('counterexamples', {
          files: {
            sandbox: { path: 'runner/law.[hash].html', make: () => createSandbox(root, ENTRY) },
            data: { path: LAWS_PATH, make: () => JSON.stringify(data) },
          },
          define: (paths) => ({ LAW_SANDBOX: JSON.stringify(site.base + paths.sandbox) }),
        }),
      ],
    },
  };
}

interface Options {
  docs: string;
  data: LawData;
}

function remarkLaws(this: Processor, { docs, data }: Options) {
  return (_: Root, file: VFile): void => {
    const { slug } = pageIdOf(docs, file.path);
    const name = slug.startsWith(API) ? slug.slice(API.length).replace(/\.mdx$/, '') : '';
    if (data.pages[name]) pageMetaOf<PageWithLaws>(this).lawsOf = name;
  };
}

declare global {
  /** Replaced by the build (`features/counterexamples/build/counterexamples.ts`): URL of the sandbox. */
  const LAW_SANDBOX: string;
}
