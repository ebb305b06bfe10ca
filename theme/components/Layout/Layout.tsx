import { usePage, withBase } from '@rspress/core/runtime';
import { Layout as OriginalLayout } from '@rspress/core/theme-original';
import { useFocusAfterNavigation } from '../../hooks/useFocusAfterNavigation';
import { useText } from '../../hooks/useText';
import { CONTENT_ID } from '../../support/contentId';
import { DocLink } from '../DocHeading/DocLink';
import { ImageZoom } from '../ImageZoom/ImageZoom';
import { ScrollToTop } from '../ScrollToTop/ScrollToTop';
import './Layout.css';

/** Page types whose content is all there is. */
const BARE_TYPES = new Set(['custom', 'blank']);

/**
 * The frame of every page: a skip link first, images of the content can be zoomed, and readers without
 * scripts get a style sheet of their own.
 */
export function Layout() {
  const t = useText();
  const { page } = usePage();
  useFocusAfterNavigation();
  return (
    <OriginalLayout
      top={
        <>
          <noscript>
            <link rel="stylesheet" href={withBase('/noscript.css')} />
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
      bottom={<ImageZoom />}
      components={{ a: DocLink }}
    />
  );
}
