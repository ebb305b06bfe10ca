import site from 'all-site-data?without-sidebars';
import { readPageData } from './embedded';

const { sidebar } = readPageData()!;
const { themeConfig } = site;
const locales = themeConfig.locales?.map((locale) => ({ ...locale, sidebar }));

/** Site data, with the sidebar of the page in place of all sidebars. */
export default { ...site, themeConfig: { ...themeConfig, locales, sidebar } };
