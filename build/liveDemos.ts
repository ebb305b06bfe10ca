import type { BuiltPage } from '../packages/facts/builtPage';
import { replacePreviews } from '../packages/islands/build/previews';

/** Makes live demos of ` ```tsx preview ` blocks, which import components from `@demos`. */
export function makeDemos({ tree, file }: BuiltPage): Promise<void> {
  return replacePreviews(tree, file);
}
