import { usePage, useSite } from '@rspress/core/runtime';
import { Layout as OriginalLayout } from '@rspress/core/theme-original';
import { useText } from '../../hooks/useText';
import { CONTENT_ID } from '../../support/contentId';
import { DocLink } from '../DocHeading/DocLink';
import { ImageZoom } from '../ImageZoom/ImageZoom';
import { EmbeddedData } from './EmbeddedData';
import { PageAddress } from '../PageAddress/PageAddress';
import { ScrollToTop } from '../ScrollToTop/ScrollToTop';
import { MediaStyles } from './MediaStyles';
import './Layout.css';

/** Page types whose content is all there is. */
const BARE_TYPES = new Set(['custom', 'blank']);

/** A change of the page is animated by browsers that support it (specification, section 2.1). */
const ANIMATION =
  '@media (prefers-reduced-motion: no-preference) { @view-transition { navigation: auto } }';

/**
 * The frame of every page: a skip link first, images of the content can be zoomed, and there are style
 * sheets for readers without scripts and for paper.
 */
export function Layout() {
  const t = useText();
  const { page } = usePage();
  const { site } = useSite();
  return (
    <OriginalLayout
      top={
        <>
          <PageAddress />
          <MediaStyles />
          {site.themeConfig.enableContentAnimation && <style>{ANIMATION}</style>}
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
          <EmbeddedData />
        </>
      }
      components={{ a: DocLink }}
    />
  );
}
