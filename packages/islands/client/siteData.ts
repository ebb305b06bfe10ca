import site from 'all-site-data?without-sidebars';
import { type PageData, readPageData } from './embedded';

let own: PageData['sidebar'] | undefined;

/** Islands load this module with a page in whose place another may be once React takes all of it. */
const withSidebar = <Data extends object>(data: Data) => ({
  ...data,
  get sidebar() {
    return (own ??= readPageData()!.sidebar);
  },
});
const { themeConfig } = site;
const locales = themeConfig.locales?.map(withSidebar);

/** Site data, with the sidebar of the page in place of all sidebars. */
export default { ...site, themeConfig: withSidebar({ ...themeConfig, locales }) };
