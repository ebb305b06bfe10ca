import { fixtureSite } from '../fixtureSite';

const mark = '<svg viewBox="0 0 24 24"><circle cx="12" cy="12" r="9" fill="currentColor" /></svg>';

/** The framework's types know the local mode only. */
const REMOTE_SEARCH = {
  mode: 'remote',
  apiUrl: '/funtool/search-api',
  searchIndexes: ['guides', 'blog'],
} as object;

/** Theme settings that the real site leaves at their defaults. */
export default fixtureSite('options', {
  route: { localeRedirect: 'never' },
  search: REMOTE_SEARCH,
  themeConfig: {
    darkMode: 'force-light',
    hideNavbar: 'auto',
    enableContentAnimation: true,
    socialLinks: [
      { icon: 'github', mode: 'link', content: 'https://example.com/one' },
      { icon: 'discord', mode: 'text', content: 'Room 12' },
      { icon: 'wechat', mode: 'img', content: '/code.svg' },
      { icon: 'x', mode: 'dom', content: '<strong>Hello</strong>' },
      { icon: { svg: mark }, mode: 'link', content: 'https://five.example.com/' },
      { icon: 'npm', mode: 'link', content: 'https://six.example.com/' },
      { icon: 'zhihu', mode: 'link', content: 'https://seven.example.com/' },
    ],
  },
});
