import type { BuiltPage } from '@funtool-docs/facts/builtPage';
import { replacePreviews } from '@funtool-docs/islands/build/previews';

/** Makes live demos of ` ```tsx preview ` blocks, which import components from `@demos`. */
export function makeDemos({ tree, file }: BuiltPage): Promise<void> {
  return replacePreviews(tree, file);
}
