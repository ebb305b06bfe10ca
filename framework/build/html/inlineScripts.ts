import { bundle } from '../bundle';

/**
 * Makes a minifier of inline scripts. Documents share most of theirs, so each is minified once.
 *
 * @returns Minifies the source of a script.
 */
export function createScriptMinifier(): (source: string) => Promise<string> {
  const cache = new Map<string, Promise<string>>();
  return (source) => {
    if (!cache.has(source)) cache.set(source, bundle(source, { format: 'es', minify: true }));
    return cache.get(source)!.then((code) => code.trim());
  };
}
