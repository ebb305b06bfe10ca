import type { PageTexts } from '@funtool-docs/islands/client/useTexts';
import i18n from './i18n.json';

/** Texts that pages say of themselves (`packages/islands/client/useTexts.ts`). */
export const pageTexts: PageTexts = {
  pageFailed: i18n.pageFailedText,
  outdated: i18n.outdatedText,
  reload: i18n['example.reloadText'],
};
