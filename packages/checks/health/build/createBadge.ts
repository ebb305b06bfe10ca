import { site } from '../../../../site.config';
import type { Health } from '../health';
import texts from '../texts.json';

/** Widths in pixels: Verdana of 11 px, whose letters are 7 wide on average, as on other badges. */
const LETTER = 7;
const PADDING = 12;
const HEIGHT = 20;

/** Both hold white text with a contrast of at least 4.5. */
const DARK = '#3c4743';
const GREEN = '#0f6b4f';

/** Creates the badge for READMEs: beside which share of the sentences in all languages code stands that is run. */
export function createBadge({ languages }: Health): string {
  const counts = site.locales.map(({ lang }) => languages[lang]!.totals.sentences);
  const sum = (key: 'executed' | 'factual') =>
    counts.reduce((total, sentences) => total + sentences[key], 0);
  const share = Math.floor((1000 * sum('executed')) / sum('factual')) / 10;
  const [label, value] = [texts.badge.en, `${share}%`];
  const [left, right] = [label, value].map((text) => text.length * LETTER + PADDING) as [
    number,
    number,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="${HEIGHT}" role="img" aria-label="${label}: ${value}">
  <title>${label}: ${value}</title>
  <clipPath id="round"><rect width="${left + right}" height="${HEIGHT}" rx="3" /></clipPath>
  <g clip-path="url(#round)">
    <rect width="${left}" height="${HEIGHT}" fill="${DARK}" />
    <rect x="${left}" width="${right}" height="${HEIGHT}" fill="${GREEN}" />
  </g>
  <g fill="#fff" font-family="Verdana, DejaVu Sans, sans-serif" font-size="11" text-anchor="middle">
    <text x="${left / 2}" y="14">${label}</text>
    <text x="${left + right / 2}" y="14">${value}</text>
  </g>
</svg>
`;
}
