import { withBase } from '@rspress/core/runtime';
import { Layout as OriginalLayout } from '@rspress/core/theme-original';
import { useText } from '../../hooks/useText';
import { DocLink } from '../DocHeading/DocLink';
import { ImageZoom } from '../ImageZoom/ImageZoom';
import './Layout.css';

/** Id of the element at which each page's own content begins. */
export const CONTENT_ID = 'content';

/**
 * The frame of every page: a skip link first, images of the content can be zoomed, and readers without
 * scripts get a style sheet of their own.
 */
export function Layout() {
  const t = useText();
  return (
    <OriginalLayout
      top={
        <>
          <noscript>
            <link rel="stylesheet" href={withBase('/noscript.css')} />
          </noscript>
          <a className="ft-skip-link" href={`#${CONTENT_ID}`}>
            {t('skipToContentText')}
          </a>
        </>
      }
      beforeDocContent={<div id={CONTENT_ID} tabIndex={-1} />}
      bottom={<ImageZoom />}
      components={{ a: DocLink }}
    />
  );
}
