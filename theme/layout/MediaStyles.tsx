import { useSite } from '@rspress/core/runtime';
import noscriptStyles from '../styles/noscript.css?url';
import printStyles from '../styles/print.css?url';

/**
 * Style sheets that only some readers need, apart from the one that all wait for: without scripts, and on
 * paper, where links within the site get its origin.
 */
export function MediaStyles() {
  const { site } = useSite();
  return (
    <>
      <noscript>
        <link rel="stylesheet" href={noscriptStyles} />
      </noscript>
      <link rel="stylesheet" media="print" href={printStyles} />
      <style media="print">{`:root { --ft-origin: "${site.siteOrigin ?? ''}" }`}</style>
    </>
  );
}
