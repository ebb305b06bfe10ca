import { use } from 'react';
import { siteFigures } from 'virtual-site';
import type { SiteFigures } from '@funtool-docs/checks/siteFigures';

let figures: ReturnType<typeof siteFigures> | undefined;

/** Returns what the site documents, in numbers. The development server counts it when the home page asks. */
export function useSiteFigures(): SiteFigures {
  figures ??= siteFigures();
  return figures instanceof Promise ? use(figures) : figures;
}
