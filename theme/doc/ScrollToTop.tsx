import { useSite } from '@rspress/core/runtime';
import { useCallback, useState } from 'react';
import { useText } from '../../framework/client/useText';
import { useThrottledScroll } from '../../ui/useThrottledScroll';
import { CONTENT_ID } from '../../ui/elementIds';
import { Icon } from '../../ui/Icon';
import './ScrollToTop.css';

/** In heights of the window. */
const THRESHOLD = 1;

/** Scrolls to the top of a long page, unless `themeConfig.enableScrollToTop` is off. */
export function ScrollToTop() {
  const t = useText();
  const { site } = useSite();
  const [isFar, setFar] = useState(false);
  const update = useCallback(() => setFar(window.scrollY > THRESHOLD * window.innerHeight), []);
  useThrottledScroll(update, 200);
  if (site.themeConfig.enableScrollToTop === false || !isFar) return null;
  const text = t('scrollToTopText');
  return (
    <button
      className="ft-scroll-to-top"
      type="button"
      aria-label={text}
      title={text}
      onClick={scrollToTop}
    >
      <Icon name="arrowUp" size={20} />
    </button>
  );
}

function scrollToTop(): void {
  document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
  window.scrollTo({ top: 0 });
}
