/** Icons on a grid of 24 units, by their name in the frontmatter. */
const PATHS: Record<string, string> = {
  productivity: 'M13 3 5 14h6l-1 7 8-11h-6l1-7Z',
  modular: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM16.5 13v7M13 16.5h7',
  types:
    'M8 4c-2 0-3 1-3 3v2c0 2-1 3-2 3 1 0 2 1 2 3v2c0 2 1 3 3 3M16 4c2 0 3 1 3 3v2c0 2 1 3 2 3-1 0-2 1-2 3v2c0 2-1 3-3 3',
  tests: 'M4 7h7M4 12h5M4 17h3M10 15.5l3.5 3.5L21 8',
  progressive: 'M4 20v-4M9 20v-7M14 20V10M19 20V5',
  release: 'M6 4v16M6 8.5c6 0 12 1 12 6.5M6 4l-2.5 3M6 4l2.5 3M18 15l-2.5 3M18 15l2.5 3',
};

/** The icon of a feature card; an unknown name renders nothing. */
export function FeatureIcon({ name = '' }: { name?: string }) {
  const path = PATHS[name];
  if (!path) return null;
  return (
    <svg
      className="ft-features__icon"
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
    >
      <path className="ft-nav__line" d={path} />
    </svg>
  );
}
