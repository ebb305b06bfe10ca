import { type ComponentType, createElement } from 'react';
import { type PageData, readPageData } from './embedded';

/** A page's content, as the framework compiles it. */
interface PageModule {
  default: ComponentType;
}

const { content } = readPageData()!;

/**
 * The only route that a prerendered page knows: its own. Links to routes that are not listed are left to the
 * browser by Rspress.
 */
export const routes = content ? [createRoute(content)] : [];

function createRoute(located: NonNullable<PageData['content']>) {
  const { routePath, filePath, lang, version, chunks, module } = located;
  let loaded: PageModule | undefined;
  // Rspress awaits this before it hydrates. Where a chunk fails to load it never settles: the starter, which
  // listens to errors of scripts, handles that.
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
