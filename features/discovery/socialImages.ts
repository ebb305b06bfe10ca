import { drawSocialCard } from './socialCard';
import { createRenderer } from './socialFonts';
import type { SitePage } from './sitePages';

/**
 * Draws the image of every page.
 *
 * @param pages All pages.
 * @returns PNG files by path in the built site.
 */
export async function drawSocialImages(pages: SitePage[]): Promise<Record<string, Buffer>> {
  const renderer = await createRenderer();
  const images = await Promise.all(
    pages.map(
      async (page) => [`${page.output}.png`, await drawSocialCard(renderer, page)] as const,
    ),
  );
  return Object.fromEntries(images);
}
