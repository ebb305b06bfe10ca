import { writeProgramFiles } from '@funtool-docs/agents/programs/build/writeProgramFiles';
import { writeMarkdownFiles } from '@funtool-docs/agents/markdown/writeMarkdownFiles';
import type { DescribedSite } from '.';
import { writeRobots, writeSitemap } from './sitemap';
import { writeManifests } from './webManifest';

/** Creates all files beside the pages, by path in the built site. */
export async function createFiles({
  pages,
  dates,
  root,
}: DescribedSite): Promise<Record<string, string>> {
  const files = await Promise.all([
    writeMarkdownFiles(pages, root),
    writeProgramFiles(pages, root),
  ]);
  // Jekyll, which GitHub Pages runs without `.nojekyll`, leaves out files whose names begin with `_`.
  const lists = {
    'sitemap.xml': writeSitemap(pages, dates),
    'robots.txt': writeRobots(),
    '.nojekyll': '',
  };
  return Object.assign({}, ...files, lists, writeManifests());
}
