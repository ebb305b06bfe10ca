import type { ReactNode } from 'react';
import { useTexts } from '@funtool-docs/islands/client/useTexts';
import styles from './demos.css?url';
import texts from './texts.json';

/**
 * Frame of a demo. It loads the style sheet of all demos, which other pages do not need; without
 * scripts, readers see a sentence in its place.
 */
export function Demo({ children }: { children: ReactNode }) {
  const t = useTexts(texts);
  return (
    <>
      <link rel="stylesheet" href={styles} />
      <noscript>
        <p>{t('needsScripts')}</p>
      </noscript>
      <section className="ft-demo rp-not-doc" aria-label={t('demo')}>
        {children}
      </section>
    </>
  );
}
