import { useTexts } from '../../../framework/client/useTexts';
import texts from './texts.json';

/** Returns a function that looks up a text of examples that are run or edited, in the page's language. */
export function useExampleText() {
  return useTexts(texts);
}
