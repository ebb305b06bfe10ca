import { hashOfPackages, openBuildCache } from '../../content/buildCache';
import { drawSocialCard, DRAWING_INPUTS } from './socialCard';
import { createRenderer } from './socialFonts';
import type { SitePage } from './sitePages';

/**
 * Draws the image of every page; one that a build has drawn before is taken from the build cache.
 *
 * @param pages All pages.
 * @param root Repository root.
 * @returns PNG files by path in the built site.
 */
export async function drawSocialImages(
  pages: SitePage[],
  root: string,
): Promise<Record<string, Uint8Array>> {
  const cache = openBuildCache(root, 'social-images');
  const packages = hashOfPackages(root);
  let renderer: ReturnType<typeof createRenderer> | undefined;
  const images = await Promise.all(
    pages.map(async ({ output, title, category, signature, description, locale }) => {
      const text = { title, category, signature, description, locale };
      const image = await cache.get([text, DRAWING_INPUTS, packages], async () => {
        renderer ??= createRenderer();
        return drawSocialCard(await renderer, text);
      });
      return [`${output}.png`, image] as const;
    }),
  );
  cache.prune();
  return Object.fromEntries(images);
}
