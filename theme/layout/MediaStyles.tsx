import { useSite } from '@rspress/core/runtime';
import noscriptStyles from '../styles/noscript.css?url';
import printStyles from '../styles/print.css?url';

/**
 * Style sheets for print and for readers without scripts, which need not block rendering. In print,
 * links within the site show its origin.
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
