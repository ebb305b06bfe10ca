import type { ListedCall } from './contractRecord';

/** Writes a measured call as an example that states what was measured. */
export function measuredExample(call: ListedCall): string {
  const { imports, setup, env } = call;
  return [
    imports.length > 0 && `import { ${imports.join(', ')} } from 'funtool';`,
    env === 'dom' && `document.body.innerHTML = ${JSON.stringify(MEASURED_BODY)};`,
    setup && `${setup};`,
    `await (${call.call}); // => ${measuredResult(call)}`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** Returns the result of a measured call, or the name of its error: messages differ between browsers. */
export function measuredResult({ result, errorName, error }: ListedCall): string {
  return result ?? `throws ${errorName ?? error ?? 'Error'}`;
}

/** Body of the page in which calls were measured that need one. */
export const MEASURED_BODY = '<p id="a">text</p>';

/** Globals of a page that Node has too; in the measured environment those of the page won. */
const REPLACED = new Set(['Blob', 'File', 'FormData', 'navigator', 'window', 'document']);

/** Only these can be the name of a parameter. */
const NAME = /^[A-Za-z_]\w*$/;

/** Opens the page in which calls were measured, and lists its globals as `globalsOf` does. */
export function measuredGlobals({ JSDOM }: typeof import('jsdom')): [string, unknown][] {
  const markup = `<!doctype html>${MEASURED_BODY}`;
  return globalsOf(new JSDOM(markup, { url: 'https://shop.example/' }).window);
}

/** Lists the globals of a page for code that runs in Node as if it were in one. */
export function globalsOf(window: object): [name: string, value: unknown][] {
  return Object.getOwnPropertyNames(window)
    .filter((name) => NAME.test(name) && (REPLACED.has(name) || !(name in globalThis)))
    .map((name) => [name, Reflect.get(window, name)]);
}
