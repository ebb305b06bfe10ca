import { type KeyboardEvent, lazy, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../../../framework/client/useTexts';
import { STARTS_AT_ONCE } from '../../../ui/sharedNames';
import { readLawLink } from '../../counterexamples/law/lawInAddress';
import texts from '../../counterexamples/ui/texts.json';
import { Demo } from '../parts/Demo';
import { LazyPart } from '../parts/LazyPart';
import { Presets } from '../parts/Presets';
import type { AskedLaw } from './askedLaw';
import { PRESETS } from './presets';
import styles from './CounterexampleDemo.css?url';

const LawForm = lazy(() => import('./LawForm'));

const EMPTY: AskedLaw = { source: '', kinds: {}, skipsErrors: false, asked: 0, isLinked: false };

/** Looks for the smallest input that breaks a law, which readers write or choose. */
export function CounterexampleDemo() {
  const t = useTexts(texts);
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [law, setLaw] = useState(EMPTY);
  const [page, setPage] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const write = (source: string) =>
    setLaw(({ skipsErrors }) => ({ ...EMPTY, skipsErrors, source }));
  const choose = useCallback((source: string) => {
    setLaw(({ asked }) => ({ ...EMPTY, source, asked: asked + 1 }));
    // What is found stands below the law, and above the laws to choose.
    area.current!.scrollIntoView({ block: 'nearest' });
  }, []);
  useEffect(() => {
    const typed = area.current!.value;
    const link = readLawLink(window.location.hash);
    // What was typed before this component could react matters more than the address.
    if (typed !== '') write(typed);
    else if (link && 'law' in link) {
      setLaw({ ...link.law, start: link.start, asked: 1, isLinked: true });
    } else if (link) setPage(link.page);
    if (link) area.current!.scrollIntoView({ block: 'center' });
  }, []);
  const searchOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    setLaw((known) => ({ ...known, asked: known.asked + 1, isLinked: false }));
  };
  return (
    <Demo>
      <link rel="stylesheet" href={styles} />
      <div className="ft-law" {...{ [STARTS_AT_ONCE]: '' }}>
        <div className="ft-demo__field">
          <label htmlFor={id}>{t('law')}</label>
          <textarea
            className="ft-demo__input"
            id={id}
            ref={area}
            rows={2}
            autoCapitalize="off"
            autoComplete="off"
            spellCheck={false}
            value={law.source}
            aria-invalid={problem ? true : undefined}
            aria-describedby={`${id}-hint ${id}-problem`}
            onChange={(event) => write(event.target.value)}
            onKeyDown={searchOnEnter}
          />
          <output className="ft-demo__problem" id={`${id}-problem`} htmlFor={id}>
            {problem}
          </output>
          <p className="ft-law__hint" id={`${id}-hint`}>
            {t('hint')}
          </p>
        </div>
        {law.source.trim() === '' && <p>{t('empty')}</p>}
        {(law.source.trim() !== '' || page !== undefined) && (
          <LazyPart>
            <LawForm
              law={law}
              page={page}
              onPage={setPage}
              onChange={setLaw}
              onChoose={choose}
              onProblem={setProblem}
            />
          </LazyPart>
        )}
        {page === undefined && (
          <>
            <Presets presets={PRESETS} nameOf={String} onChoose={choose} />
            <button className="ft-demo__button" type="button" onClick={() => setPage('')}>
              {t('ofFunction')}
            </button>
          </>
        )}
      </div>
    </Demo>
  );
}
