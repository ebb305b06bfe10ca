import { type ComponentType, createElement } from 'react';
import { type PageData, readPageData } from './embedded';

interface PageModule {
  default: ComponentType;
}

const { content } = readPageData()!;

/** The page's own route only: Rspress leaves links to routes that are not listed to the browser. */
export const routes = content ? [createRoute(content)] : [];

function createRoute(located: NonNullable<PageData['content']>) {
  const { routePath, filePath, lang, version, chunks, module } = located;
  let loaded: PageModule | undefined;
  // Rspress awaits this before hydration. If a chunk fails it never settles, and the starter
  // handles the error of the script.
  const preload = async () => {
    const loading = Promise.all(chunks.map((chunk) => __webpack_chunk_load__(chunk)));
    await loading.catch(() => new Promise(() => {}));
    loaded = __webpack_require__(module) as PageModule;
    return loaded;
  };
  const Page = () => loaded && createElement(loaded.default);
  return { path: routePath, element: createElement(Page), filePath, preload, lang, version };
}

/* oxlint-disable no-underscore-dangle */
/** Functions of the bundler (https://rspack.rs/api/runtime-api/module-variables). */
declare function __webpack_chunk_load__(chunk: string): Promise<unknown>;
declare function __webpack_require__(module: string | number): unknown;
