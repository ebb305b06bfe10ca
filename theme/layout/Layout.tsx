import { usePage, useSite } from '@rspress/core/runtime';
import { getCustomMDXComponent, Layout as OriginalLayout } from '@rspress/core/theme-original';
import type { ComponentProps, FC } from 'react';
import { useText } from '../shared/useText';
import { CONTENT_ID, PRINT_ID } from '@funtool-docs/shared/elementIds';
import { ImageZoom } from '../zoom/ImageZoom';
import { EmbeddedData } from '@funtool-docs/islands/client/EmbeddedData';
import { Disclosure, Evidence } from '../page/Evidence';
import { PageAnswer, PageFacts } from '../page/head/PageFacts';
import { CopyTexts } from '../example/CopyTexts';
import { Proof } from '../page/claims/ProofToggle';
import noscriptStyles from '../styles/noscript.css?url';
import printStyles from '../styles/print.css?url';
import './Layout.css';
import { actionOf } from '../shared/actions';
import { Icon } from '../shared/Icon';
import { SCROLL_TO_TOP_CLASS } from './layoutActions';
import './ScrollToTop.css';

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
        Disclosure: Disclosure as FC,
        Evidence,
        PageAnswer,
        PageFacts,
        Proof,
      }}
    />
  );
}

/**
 * Styles for print, behind what readers see: they wait until the page has loaded (`layoutActions.ts`). Links within
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

/** Leads to the top of a long page, unless `themeConfig.enableScrollToTop` is off. */
export function ScrollToTop() {
  const t = useText();
  const { site } = useSite();
  if (site.themeConfig.enableScrollToTop === false) return null;
  const text = t('scrollToTopText');
  return (
    <button
      className={SCROLL_TO_TOP_CLASS}
      type="button"
      aria-label={text}
      title={text}
      hidden
      {...actionOf('scrollToTop')}
    >
      <Icon name="arrowUp" size={20} />
    </button>
  );
}

const { a: OriginalLink } = getCustomMDXComponent();

/** Names heading anchors, which Rspress hides from screen readers but not from Tab. */
function DocLink(props: ComponentProps<'a'>) {
  const t = useText();
  if (!props.className?.includes('rp-header-anchor')) return <OriginalLink {...props} />;
  return <OriginalLink {...props} aria-hidden={undefined} aria-label={t('headingLinkText')} />;
}
