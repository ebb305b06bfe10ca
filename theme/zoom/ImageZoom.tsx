import { usePage } from '@rspress/core/runtime';
import { useEffect } from 'react';
import { useText } from '../shared/useText';
import { DOC_IMAGES, zoomImages } from './zoomImages';
import './ImageZoom.css';

/** Zooms the images that a selector names, by default those of the page. */
export function ImageZoom({ selector = DOC_IMAGES }: { selector?: string }) {
  const t = useText();
  const { page } = usePage();
  const open = t('zoomImageText');
  const close = t('closeImageText');
  useEffect(
    () => zoomImages({ selector, labels: { open, close } }),
    [selector, open, close, page.routePath],
  );
  return null;
}
