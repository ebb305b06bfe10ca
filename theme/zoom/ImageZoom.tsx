import { usePage } from '@rspress/core/runtime';
import { useEffect } from 'react';
import { useText } from '../../framework/client/useText';
import { type ZoomOptions, zoomImages } from './zoomImages';
import './ImageZoom.css';

/** Images of the doc area, except those that are links or part of a control already. */
const DOC_IMAGES = '.rspress-doc img:not(a img, button img)';

/**
 * Zooms images on click, Enter or Space, and closes them on Escape, a click or a scroll of more than
 * 40 px (specification, sections 2.3, 4 and 9).
 *
 * @param selector Which images can be zoomed; those of the doc area by default.
 * @param options Settings of `medium-zoom`.
 */
export function ImageZoom({
  selector = DOC_IMAGES,
  options,
}: {
  selector?: string;
  options?: ZoomOptions;
}) {
  const t = useText();
  const { page } = usePage();
  const open = t('zoomImageText');
  const close = t('closeImageText');
  useEffect(
    () => zoomImages({ selector, labels: { open, close }, options }),
    [selector, open, close, options, page.routePath],
  );
  return null;
}
