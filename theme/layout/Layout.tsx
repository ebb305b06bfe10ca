import { usePage, useSite } from '@rspress/core/runtime';
import { Layout as OriginalLayout } from '@rspress/core/theme-original';
import type { FC } from 'react';
import { useText } from '../shared/useText';
import { CONTENT_ID, PRINT_ID } from '@funtool-docs/shared/elementIds';
import { DocLink } from '../page/DocLink';
import { ImageZoom } from '../zoom/ImageZoom';
import { EmbeddedData } from '@funtool-docs/islands/client/EmbeddedData';
import { ScrollToTop } from './ScrollToTop';
import { Contract } from '../page/contract/Contract';
import { Differences, Neighbours } from '../page/differences/Differences';
import { Evidence } from '../page/Evidence';
import { PageAnswer } from '../page/head/PageAnswer';
import { CopyTexts } from '../example/CopyTexts';
import { Proof } from '../page/claims/Proof';
import { PageFacts } from '../page/head/PageFacts';
import noscriptStyles from '../styles/noscript.css?url';
import printStyles from '../styles/print.css?url';
import './Layout.css';

const BARE_TYPES = new Set(['custom', 'blank']);

/** The frame of every page: skip link, image zoom, and styles for print and without scripts. */
export function Layout() {
  const t = useText();
  const { page } = usePage();
  return (
    <OriginalLayout
      top={
        <>
          <noscript>
            <link rel="stylesheet" href={noscriptStyles} />
          </noscript>
          {!BARE_TYPES.has(page.pageType) && (
            <a className="ft-skip-link ft-visually-hidden" href={`#${CONTENT_ID}`}>
              {t('skipToContentText')}
            </a>
          )}
        </>
      }
      beforeDocContent={<div id={CONTENT_ID} tabIndex={-1} />}
      afterDocFooter={<ScrollToTop />}
      bottom={
        <>
          <ImageZoom />
          <CopyTexts />
          <PrintStyles />
          <EmbeddedData />
        </>
      }
      components={{
        a: DocLink,
        Contract,
        Differences: Differences as FC,
        Evidence,
        Neighbours: Neighbours as FC,
        PageAnswer,
        PageFacts,
        Proof,
      }}
    />
  );
}

/**
 * Styles for print, behind what readers see: they wait until the page has loaded (`loadPrintStyles.ts`). Links within
 * the site show its origin there.
 */
function PrintStyles() {
  const { site } = useSite();
  const print = <link rel="stylesheet" media="print" href={printStyles} />;
  return (
    <>
      {/* React renders nothing within it in a browser, where the development server has it render. */}
      {process.env.NODE_ENV === 'production' ? <noscript id={PRINT_ID}>{print}</noscript> : print}
      <style media="print">{`:root { --ft-origin: "${site.siteOrigin ?? ''}" }`}</style>
    </>
  );
}
