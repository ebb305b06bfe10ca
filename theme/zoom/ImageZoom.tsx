import { usePage } from '@rspress/core/runtime';
import { useEffect } from 'react';
import { useText } from '../shared/useText';
import { DOC_IMAGES } from './docImages';
import { type ZoomOptions, zoomImages } from './zoomImages';
import './ImageZoom.css';

/** Zooms the images that a selector names, by default those of the page. */
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
