import { useTexts } from '@funtool-docs/islands/client/useTexts';
import { exampleTexts } from './exampleTexts';

/** Reloads the page; the reader's edits are kept (`ExampleSession.ts`), or else the browser asks first. */
export function ReloadButton() {
  const t = useTexts(exampleTexts);
  return (
    <button type="button" onClick={() => window.location.reload()}>
      {t('example.reloadText')}
    </button>
  );
}
