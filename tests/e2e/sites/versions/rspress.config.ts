import { fixtureSite } from '../fixtureSite';

/** Two versions of a site in two languages; one page exists in the second version only. */
export default fixtureSite('versions', {
  route: { localeRedirect: 'only-default-lang' },
  multiVersion: { default: 'v2', versions: ['v1', 'v2'] },
});
