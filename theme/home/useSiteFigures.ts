import { use } from 'react';
import type { SiteFigures } from '../../content/pageRecord';

const figures = SITE_FIGURES;

/** What the site documents, in numbers. The development server counts it when the home page asks. */
export function useSiteFigures(): SiteFigures {
  return figures instanceof Promise ? use(figures) : figures;
}
