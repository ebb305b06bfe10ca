import { CHANGES_PAGE, feedPath } from '@funtool-docs/agents/changes/addresses';
import { writeFeed } from '@funtool-docs/agents/changes/build/writeFeed';
import { writeProgramFiles } from '@funtool-docs/agents/programs/build/writeProgramFiles';
import { drawAppIcons } from './appIcons';
import { writeMarkdownFiles } from '@funtool-docs/agents/markdown/writeMarkdownFiles';
import type { DescribedSite } from '.';
import type { SitePage } from '@funtool-docs/agents/sitePages';
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
  const feeds = writeFeeds(pages, root);
  // Jekyll, which GitHub Pages runs without `.nojekyll`, leaves out files whose names begin with `_`.
  const lists = {
    'sitemap.xml': writeSitemap(pages, dates),
    'robots.txt': writeRobots(),
    '.nojekyll': '',
  };
  return Object.assign({}, ...files, lists, feeds, writeManifests());
}

function writeFeeds(pages: SitePage[], root: string): Record<string, string> {
  const own = pages.filter(({ slug }) => slug === CHANGES_PAGE);
  const feeds = own.map((page): [string, string] => {
    const address = feedPath(page.locale);
    const others = pages.filter(({ locale }) => locale === page.locale);
    return [address, writeFeed(root, page, others, address)];
  });
  return Object.fromEntries(feeds);
}
