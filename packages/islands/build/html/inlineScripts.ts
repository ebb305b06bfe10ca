import { bundle } from '../bundle';

/** Creates a minifier of inline scripts with a cache, since documents share most of theirs. */
export function createScriptMinifier(): (source: string) => Promise<string> {
  const cache = new Map<string, Promise<string>>();
  return (source) => {
    if (!cache.has(source)) cache.set(source, bundle(source, { format: 'es', minify: true }));
    return cache.get(source)!.then((code) => code.trim());
  };
}
