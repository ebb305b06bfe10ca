import path from 'node:path';
import type { VFile } from 'vfile';
import type { PageRecord } from './pageRecord';
import {
  documentedNames,
  type Page,
  readCodeBlocks,
  readHeadings,
} from '@funtool-docs/content/parsePage';
import { DOCS, pageIdOf } from '@funtool-docs/content/paths';

/** The record of a page, to which steps add. */
export type BuiltRecord = Pick<Page, 'frontmatter'> & PageRecord;

/** A page while it is built: read once, for all steps. */
export interface BuiltPage extends Pick<
  Page,
  'locale' | 'slug' | 'tree' | 'names' | 'headings' | 'blocks'
> {
  /** Folder whose `docs` the page is in. */
  root: string;
  /** False in the development server. */
  isProduction: boolean;
  /** For problems that are to name a line. */
  file: VFile;
  record: BuiltRecord;
  /** Has headings and code blocks read again: a step that has changed some calls it. */
  refresh: () => void;
}

type Opened = Pick<BuiltPage, 'root' | 'isProduction' | 'tree' | 'file' | 'record'>;

/** Opens a page for the steps of a build. Headings and code blocks are read when they are asked for. */
export function openPage(opened: Opened): BuiltPage {
  const { root, tree, file, record } = opened;
  const id = pageIdOf(path.join(root, DOCS), file.path);
  let headings: BuiltPage['headings'] | undefined;
  let blocks: BuiltPage['blocks'] | undefined;
  return {
    ...opened,
    ...id,
    names: documentedNames({ slug: id.slug, frontmatter: record.frontmatter }),
    get headings() {
      return (headings ??= readHeadings(tree));
    },
    get blocks() {
      return (blocks ??= readCodeBlocks(tree, this.headings));
    },
    refresh() {
      headings = undefined;
      blocks = undefined;
    },
  };
}
