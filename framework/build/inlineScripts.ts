import { bundle } from './bundle';

const INLINE_SCRIPT = /(?<=<script>)[\s\S]+?(?=<\/script>)/g;

/**
 * Minifies the inline scripts that plugins and the framework have put into all documents.
 *
 * @param example Any document.
 * @returns Shortens these scripts in a document.
 */
export async function createScriptMinifier(example: string): Promise<(html: string) => string> {
  const scripts = example.match(INLINE_SCRIPT) ?? [];
  const entries = scripts.map(async (source) => {
    const code = await bundle(source, { format: 'es', minify: true });
    return [source, code.trim()] as const;
  });
  const minified = new Map(await Promise.all(entries));
  return (html) => html.replaceAll(INLINE_SCRIPT, (source) => minified.get(source) ?? source);
}
