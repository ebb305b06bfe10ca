import { CODE_FIELD } from '../../shared/codeField';
import { routePathToMdPath, usePage } from '@rspress/core/runtime';
import { useId, useLayoutEffect, useRef } from 'react';
import { useTexts } from '@funtool-docs/islands/client/useTexts';
import { STARTS_AT_ONCE } from '@funtool-docs/shared/sharedNames';
import { fetchData } from '@funtool-docs/islands/client/fetchData';
import { type LodashNames, LODASH_PATH } from '@funtool-docs/facts/differences/differences';
import { findLodashNames } from './findLodashNames';
import { Loaded } from '../../shared/Loaded';
import { Demo } from '../parts/Demo';
import { Presets } from '../parts/Presets';
import partTexts from '../parts/texts.json';
import { useLinkedWork } from '../parts/useLinkedWork';
import { readLinkedNames, writeNames } from './namesInAddress';
import texts from './texts.json';

const loadResults = () =>
  Promise.all([import('./LodashResults'), fetchData<LodashNames>(`/${LODASH_PATH}`)]);

const PRESETS = [
  '_.isEqual(a, b)',
  "import { debounce, uniq } from 'lodash';",
  '_.chunk(_.compact(list), 2)',
];

function readCode(hash: string) {
  const { names, isWhole } = readLinkedNames(hash);
  return { work: names.map((name) => `_.${name}`).join('\n') || undefined, isWhole };
}

/** Says of the functions of lodash in a piece of code what can take their place. */
export function LodashDemo() {
  const t = useTexts(texts);
  const { page } = usePage();
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const part = useTexts(partTexts);
  const { work, change, isLinkWhole } = useLinkedWork({
    name: 'LodashDemo',
    empty: '',
    isWork: (kept): kept is string => typeof kept === 'string',
    read: readCode,
    write: (code) => writeNames(findLodashNames(code)),
    onOpen: () => area.current!.scrollIntoView({ block: 'center' }),
  });
  useLayoutEffect(() => {
    // Typed before this component could react.
    if (area.current!.value) change(area.current!.value);
  }, [change]);
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
            placeholder={PRESETS[0]}
            {...CODE_FIELD}
            value={work}
            onChange={(event) => change(event.target.value)}
          />
        </div>
        <Presets presets={PRESETS} nameOf={String} onChoose={change} />
        {!isLinkWhole && <p role="alert">{part('linkBroken')}</p>}
        <div aria-live="polite">
          {work.trim() ? (
            <Loaded load={loadResults}>
              {([{ LodashResults }, data]) => (
                <LodashResults names={findLodashNames(work)} data={data} />
              )}
            </Loaded>
          ) : (
            <p>{t('empty')}</p>
          )}
        </div>
      </Demo>
    </>
  );
}
