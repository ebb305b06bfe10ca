import { clsx } from 'clsx';
import './Icon.css';

/** Stroked paths on a grid of 24 units. */
const PATHS = {
  arrowUp: 'M12 20V5M6 11l6-6 6 6',
  chevronDown: 'm8 10 4 4 4-4',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  list: 'M4 7h16M4 12h10M4 17h13',
  menu: 'M4 7h16M4 12h16M4 17h16',
  modular: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM16.5 13v7M13 16.5h7',
  moon: 'M19.5 14A8 8 0 0 1 10 4.5a8 8 0 1 0 9.5 9.5Z',
  productivity: 'M13 3 5 14h6l-1 7 8-11h-6l1-7Z',
  progressive: 'M4 20v-4M9 20v-7M14 20V10M19 20V5',
  release: 'M6 4v16M6 8.5c6 0 12 1 12 6.5M6 4l-2.5 3M6 4l2.5 3M18 15l-2.5 3M18 15l2.5 3',
  search: 'M10.5 4.5a6 6 0 1 0 0 12 6 6 0 1 0 0-12ZM15 15l5 5',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 1 0 0-8ZM12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M5.6 18.4l1.1-1.1M17.3 6.7l1.1-1.1',
  tests: 'M4 7h7M4 12h5M4 17h3M10 15.5l3.5 3.5L21 8',
  tick: 'm5 12.5 5 5L19 7',
  types:
    'M8 4c-2 0-3 1-3 3v2c0 2-1 3-2 3 1 0 2 1 2 3v2c0 2 1 3 3 3M16 4c2 0 3 1 3 3v2c0 2 1 3 2 3-1 0-2 1-2 3v2c0 2-1 3-3 3',
};

type IconName = keyof typeof PATHS;

interface IconProps {
  name: IconName;
  size: number;
  className?: string;
}

/** A line icon in the colour of the text, hidden from screen readers. */
export function Icon({ name, size, className }: IconProps) {
  return (
    <svg
      className={clsx('ft-icon', className)}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}

/** Tells whether an icon has a name, such as one in frontmatter. */
export function isIconName(name = ''): name is IconName {
  return Object.hasOwn(PATHS, name);
}
