import path from 'node:path';
import type { VFile } from 'vfile';
import {
  documentedNames,
  type Page,
  readCodeBlocks,
  readHeadings,
} from '@funtool-docs/content/parsePage';
import { DOCS, pageIdOf } from '@funtool-docs/content/paths';
import type { CallForm } from './library/callForms';
import type { LibraryFacts } from './library/readFacts';

/**
 * The record of a page: what a build knows of it besides Rspress. A step of `build/page.ts` writes each field, and
 * `usePage().page` has it; each is named with its writer and its readers in `theme/page`.
 */
export interface PageRecord {
  /** On API pages. `describeApi`; `Evidence`, `FallbackHeading`, `head/LastUpdated`, `head/PageFacts`. */
  facts?: LibraryFacts | undefined;
  /** Label of its folder in the menus, on API pages. `describeApi`; `FallbackHeading`. */
  category?: string | undefined;
  /** On API pages. `describeApi`; `FallbackHeading`. */
  callForms?: (Omit<CallForm, 'methods'> & {
    /** With a path within the language, or a `#hash` on the page. */
    methods: { name: string; link: string }[];
  })[];
  /** Number of results that were run and found true. `verifyExamples`; `Evidence`, `head/LastUpdated`. */
  checkedResults?: number;
  /** True if a sentence names what proves it. `insertProofs`; `claims/ProofToggle`. */
  hasProofs?: boolean;
  /** True if the build writes the page as Markdown. `noteMarkdown`; `FallbackHeading`, `Evidence`. */
  hasMarkdown?: boolean;
  /** Time of the last commit, in ISO 8601. `datePages`; `head/LastUpdated`. */
  lastUpdatedTime?: string;
  /** Its day, in the language of the page. `datePages`; `head/LastUpdated`. */
  lastUpdatedDate?: string;
}

declare module '@rspress/shared' {
  interface PageIndexInfo extends PageRecord {}
}

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
  record: Pick<Page, 'frontmatter'> & PageRecord;
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
  };
}
