/**
 * Gives the browser's bar the colour of the theme that is shown, whatever has set it. Browsers take
 * the first tag that applies, so that of the document, which has both colours, serves readers without
 * scripts.
 */
export function showThemeColor(): void {
  const both = document.querySelector<HTMLMetaElement>('meta[name=theme-color][data-dark]');
  // Some extensions and old browsers have no observers.
  if (!both || !('MutationObserver' in window)) return;
  const root = document.documentElement;
  const tag = Object.assign(document.createElement('meta'), { name: 'theme-color' });
  const update = () => {
    tag.content = root.classList.contains('dark') ? both.dataset['dark']! : both.content;
  };
  update();
  document.head.prepend(tag);
  new MutationObserver(update).observe(root, { attributeFilter: ['class'] });
}
