import { writeProgramFiles } from '@funtool-docs/agents/programs/build/writeProgramFiles';
import { drawAppIcons } from './appIcons';
import { writeMarkdownFiles } from '@funtool-docs/agents/markdown/writeMarkdownFiles';
import type { DescribedSite } from '.';
import { writeRobots, writeSitemap } from './sitemap';
import { drawSocialImages } from './socialImages';
import { writeManifests } from './webManifest';

/** Creates all files beside the pages, by path in the built site. */
export async function createFiles({
  pages,
  dates,
  root,
}: DescribedSite): Promise<Record<string, string | Uint8Array>> {
  const files = await Promise.all([
    writeMarkdownFiles(pages, root),
    writeProgramFiles(pages, root),
    drawSocialImages(pages, root),
    drawAppIcons(),
  ]);
  // Jekyll, which GitHub Pages runs without `.nojekyll`, leaves out files whose names begin with `_`.
  const lists = {
    'sitemap.xml': writeSitemap(pages, dates),
    'robots.txt': writeRobots(),
    '.nojekyll': '',
  };
  return Object.assign({}, ...files, lists, writeManifests());
}
