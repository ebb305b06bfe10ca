import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Renderer } from '@takumi-rs/core';

/** Pixel sizes that systems ask for when the site is installed. */
const SIZES = [192, 512];

/** Share of a maskable icon's width that no mask of a system cuts off. */
const SAFE = 0.8;

const ICON = 'icon.svg';
const data = readFileSync(path.join(import.meta.dirname, '../../docs/public', ICON));

/** An icon as the web app manifest lists it. */
export interface AppIcon {
  src: string;
  sizes: string;
  type: string;
  purpose: 'any' | 'maskable';
}

const pngs = (['any', 'maskable'] as const).flatMap((purpose) =>
  SIZES.map((size) => ({ size, purpose, src: `icons/${purpose}-${size}.png` })),
);

export const APP_ICONS: AppIcon[] = [
  { src: ICON, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ...pngs.map(({ size, purpose, src }) => ({
    src,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })),
];

/** Draws the PNG icons, by path in the built site. */
export async function drawAppIcons(): Promise<Record<string, Buffer>> {
  const renderer = new Renderer();
  const files = pngs.map(async ({ size, purpose, src }) => {
    const width = purpose === 'maskable' ? size * SAFE : size;
    const css = `
      .icon { display: flex; align-items: center; justify-content: center; width: 100%; height: 100% }
      .maskable { background-color: ${backgroundOf(data.toString())} }
      .mark { width: ${width}px; height: ${width}px }`;
    const image = await renderer.render(
      {
        type: 'container',
        className: `icon ${purpose}`,
        children: [{ type: 'image', className: 'mark', src: ICON }],
      },
      { width: size, height: size, css: [css], images: [{ src: ICON, data }] },
    );
    return [src, image] as const;
  });
  return Object.fromEntries(await Promise.all(files));
}

/** The first shape of the icon is its background. */
function backgroundOf(svg: string): string {
  return /fill="([^"]+)"/.exec(svg)![1]!;
}
