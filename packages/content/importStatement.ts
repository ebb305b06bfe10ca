import type { Page } from './parsePage';
import { topicOf } from './paths';

type Documented = Pick<Page, 'slug' | 'names'>;

/** Lists what readers import for the names of an API page: `ObjectId` for `ObjectId.clone`. */
export function importsOf({ names }: Pick<Page, 'names'>): string[] {
  return [...new Set(names.map(ownerOf))];
}

/** Returns the export that a documented name belongs to. */
export function ownerOf(name: string): string {
  return name.split('.')[0]!;
}

/** Returns the category of an API page, which is also the entry of the library: `string`. */
export function entryPointOf({ slug }: Pick<Page, 'slug'>): string {
  return topicOf(slug).split('/')[0]!;
}

/** Writes the import of everything that an API page documents. */
export function importStatement(page: Documented): string {
  return `import { ${importsOf(page).join(', ')} } from 'funtool/${entryPointOf(page)}';`;
}
