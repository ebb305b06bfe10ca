import type { BuiltPage } from '../../../content/builtPage';
import { replacePreviews } from '../../../framework/build/previews';

/** Makes live demos of ` ```tsx preview ` blocks, which import components from `@demos`. */
export function makeDemos({ tree, file }: BuiltPage): Promise<void> {
  return replacePreviews(tree, file);
}
