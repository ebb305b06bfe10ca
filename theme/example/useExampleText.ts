import { useTexts } from '@funtool-docs/islands/client/useTexts';
import texts from './texts.json';

/** Looks up texts of examples in the page's language. */
export function useExampleText() {
  return useTexts(texts);
}
