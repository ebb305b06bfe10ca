import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Node, RenderOptions, Renderer } from '@takumi-rs/core';
import { hashOf } from '@funtool-docs/content/buildCache';
import { site } from '../../site.config';
import { textWidth } from '@funtool-docs/content/textWidth';
import type { SitePage } from '@funtool-docs/agents/sitePages';
import { resolveColors } from './themeColors';
import { readText } from '@funtool-docs/content/textFile';

/** In pixels; what the sites that show such images ask for. */
export const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 };

/** The parts of a page that its image shows. */
export type CardText = Pick<
  SitePage,
  'title' | 'category' | 'signature' | 'description' | 'locale'
>;

/** Titles longer than this, in columns of Latin text, get smaller letters. */
const LONG_TITLE = 20;
const ICON = 'icon.svg';

const styles = readText(path.join(import.meta.dirname, 'socialCard.css'));
const css = resolveColors(styles, 'light');
const data = readFileSync(path.join(import.meta.dirname, '../../docs/public', ICON));

const options: RenderOptions = { ...SOCIAL_IMAGE_SIZE, css: [css], images: [{ src: ICON, data }] };

/** All images depend on these, beside the renderer and the fonts: those drawn with others are out of date. */
export const DRAWING_INPUTS = [css, data, readFileSync(import.meta.filename)].map(hashOf);

/**
 * Draws the image that is shown where somebody shares the link of a page.
 *
 * @param renderer A renderer that has the fonts.
 * @param page What to draw.
 * @returns A PNG file, the same one for the same page.
 */
export function drawSocialCard(renderer: Renderer, page: CardText): Promise<Buffer> {
  return renderer.render(socialCard(page), { ...options, lang: page.locale });
}

function socialCard({ title, category, signature, description }: CardText): Node {
  const mark: Node = { type: 'image', className: 'mark', src: ICON };
  const size = textWidth(title) > LONG_TITLE ? 'title title--long' : 'title';
  return box('card', [
    box('top', [box('brand', [mark, line('', site.title)]), line('category', category)]),
    box('body', [
      line(size, title),
      ...(signature ? [line('signature', signature)] : []),
      line('description', description),
    ]),
  ]);
}

function box(className: string, children: Node[]): Node {
  return { type: 'container', className, children };
}

function line(className: string, text: string): Node {
  return { type: 'text', className, text };
}
