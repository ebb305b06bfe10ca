import { fixtureSite } from '../fixtureSite';

/**
 * Two versions of a site in two languages, at the root of its host and with `.html` in its addresses; one
 * page exists in the second version only.
 */
export default fixtureSite('versions', {
  base: '/',
  route: { cleanUrls: false, localeRedirect: 'only-default-lang' },
  multiVersion: { default: 'v2', versions: ['v1', 'v2'] },
});
