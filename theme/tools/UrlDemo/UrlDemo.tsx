import { lazy } from 'react';
import { useKeptText } from '@funtool-docs/islands/client/useKeptText';
import { useTexts } from '@funtool-docs/islands/client/useTexts';
import { Demo } from '../parts/Demo';
import { Field } from '../parts/Field';
import { LazyPart } from '../parts/LazyPart';
import texts from './texts.json';

const UrlResults = lazy(() => import('./UrlResults'));

/** Takes an address apart with `urlParse`. */
export function UrlDemo() {
  const t = useTexts(texts);
  const [url, setUrl] = useKeptText(
    'UrlDemo',
    'https://shop.example:8080/orders?page=2&tag=new&tag=sale&open=true#list',
  );
  return (
    <Demo>
      <Field label={t('url')} value={url} onChange={setUrl} inputMode="url" />
      <LazyPart>
        <UrlResults url={url} />
      </LazyPart>
    </Demo>
  );
}
