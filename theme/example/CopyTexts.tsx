import { useText } from '../shared/useText';
import { COPY_TEXTS_ID } from '@funtool-docs/shared/elementIds';

/** Texts that `codeActions.ts` shows, once for all blocks of a page. */
export function CopyTexts() {
  const t = useText();
  return (
    <div
      id={COPY_TEXTS_ID}
      hidden
      data-copied={t('copiedText')}
      // The key of the reader's system is filled in when the text is shown.
      data-failed={t('copyFailedText', { key: '{{key}}' })}
      data-page-failed={t('copyPageFailedText')}
    />
  );
}
