import { hashOfPackages, openBuildCache } from '../../packages/content/buildCache';
import { drawSocialCard, DRAWING_INPUTS } from './socialCard';
import { createRenderer } from './socialFonts';
import type { SitePage } from '../../packages/agents/sitePages';

/**
 * Draws the social image of every page, or takes it from the build cache; by path in the built
 * site.
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
