import site from 'all-site-data?without-sidebars';
import { readPageData } from './embedded';

const { sidebar } = readPageData()!;
const { themeConfig } = site;
const locales = themeConfig.locales?.map((locale) => ({ ...locale, sidebar }));

/** Data of the site, with the sidebar of the page in the place of all sidebars. */
export default { ...site, themeConfig: { ...themeConfig, locales, sidebar } };
