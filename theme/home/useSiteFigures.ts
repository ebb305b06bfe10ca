import { use } from 'react';
import { siteFigures } from 'virtual-site';
import type { SiteFigures } from '@funtool-docs/checks/siteFigures';

const figures = siteFigures();

/** Returns what the site documents, in numbers. The development server counts it when the home page asks. */
export function useSiteFigures(): SiteFigures {
  return figures instanceof Promise ? use(figures) : figures;
}
