import { MEASURED_BODY } from '../library/measuredPage';
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
