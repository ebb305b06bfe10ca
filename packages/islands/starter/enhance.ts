import { append } from './append';

/**
 * Returns a function that loads the enhancements of the page (`theme/enhancements`): once, unless
 * that fails.
 *
 * @param src Address of their script.
 * @param fail Called if it cannot be loaded.
 */
export function createEnhance(src: string, fail: () => void): () => void {
  let isAsked = false;
  return () => {
    if (isAsked) return;
    isAsked = true;
    append('script', { src, type: 'module' }).addEventListener('error', () => {
      isAsked = false;
      fail();
    });
  };
}
