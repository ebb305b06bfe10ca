import { routePathToMdPath, usePage } from '@rspress/core/runtime';
import { lazy, useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../../../framework/client/useTexts';
import { STARTS_AT_ONCE } from '../../../ui/sharedNames';
import { Demo } from '../parts/Demo';
import { LazyPart } from '../parts/LazyPart';
import { Presets } from '../parts/Presets';
import { readNames } from './namesInAddress';
import texts from './texts.json';

const LodashResults = lazy(() => import('./LodashResults'));

const PRESETS = [
  '_.isEqual(a, b)',
  "import { debounce, uniq } from 'lodash';",
  '_.chunk(_.compact(list), 2)',
];

/** Says of the functions of lodash in a piece of code what can take their place. */
export function LodashDemo() {
  const t = useTexts(texts);
  const { page } = usePage();
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [code, setCode] = useState('');
  useEffect(() => {
    const names = readNames(window.location.hash);
    // What was typed before this component could react matters more than the address.
    setCode(area.current!.value || names.map((name) => `_.${name}`).join('\n'));
    if (names.length > 0) area.current!.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <>
      <noscript>
        <a href={routePathToMdPath(page.routePath)}>{t('table')}</a>
      </noscript>
      <Demo>
        <div className="ft-demo__field" {...{ [STARTS_AT_ONCE]: '' }}>
          <label htmlFor={id}>{t('code')}</label>
          <textarea
            className="ft-demo__input"
            id={id}
            ref={area}
            rows={4}
            autoCapitalize="off"
            autoComplete="off"
            spellCheck={false}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        </div>
        <Presets presets={PRESETS} nameOf={String} onChoose={setCode} />
        <div aria-live="polite">
          {code.trim() ? (
            <LazyPart>
              <LodashResults code={code} />
            </LazyPart>
          ) : (
            <p>{t('empty')}</p>
          )}
        </div>
      </Demo>
    </>
  );
}
