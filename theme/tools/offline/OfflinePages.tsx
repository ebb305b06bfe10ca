import { useSite } from '@rspress/core/runtime';
import { useCallback, useEffect, useState } from 'react';
import { readPageData } from '@funtool-docs/islands/client/embedded';
import { Failure } from '@funtool-docs/islands/client/Failure';
import { useHydrated } from '@funtool-docs/islands/client/useHydrated';
import { useTexts } from '@funtool-docs/islands/client/useTexts';
import {
  countKept,
  forgetAll,
  keepAll,
  type KeptPages,
  registerWorker,
  scopeOf,
} from '@funtool-docs/islands/offline/keepPages';
import { STARTS_AT_ONCE, OFFLINE_KEY } from '@funtool-docs/shared/sharedNames';
import texts from './texts.json';
import './OfflinePages.css';

type Outcome = 'keeping' | 'done' | 'failed' | 'forgotten';

/** Shows which pages are kept on this device, keeps all of a language, and removes all. */
export function OfflinePages() {
  const t = useTexts(texts);
  const isHydrated = useHydrated();
  const worker = isHydrated ? readPageData()?.worker : undefined;
  if (!isHydrated) {
    return (
      <noscript {...{ [STARTS_AT_ONCE]: '' }}>
        <p>{t('unscripted')}</p>
      </noscript>
    );
  }
  if (!worker || !('serviceWorker' in navigator && 'caches' in globalThis))
    return <p>{t('unsupported')}</p>;
  return <KeptLanguages worker={worker} />;
}

function KeptLanguages({ worker }: { worker: string }) {
  const t = useTexts(texts);
  const { locales } = useSite().site;
  const [kept, setKept] = useState<Record<string, KeptPages>>({});
  const [outcome, setOutcome] = useState<Outcome>();
  const [progress, setProgress] = useState(0);
  const isBusy = outcome === 'keeping';
  const refresh = useCallback(() => {
    const langs = locales.map(({ lang }) => lang);
    return countKept(scopeOf(worker), langs).then(setKept);
  }, [locales, worker]);
  useEffect(() => {
    refresh().catch(() => setOutcome('failed'));
  }, [refresh]);
  const run = async (work: () => Promise<void>, end: Outcome) => {
    if (isBusy) return;
    setProgress(0);
    setOutcome('keeping');
    const result = work().then(() => end);
    setOutcome(await result.catch((): Outcome => 'failed'));
    await refresh().catch(() => {});
  };
  const keep = (lang: string) =>
    run(async () => {
      localStorage.removeItem(OFFLINE_KEY);
      const scope = await registerWorker(worker);
      await keepAll(scope, lang, (count, total) => setProgress(count / total));
    }, 'done');
  const forget = () =>
    run(async () => {
      // Until the reader wants it again, no page keeps anything.
      localStorage.setItem(OFFLINE_KEY, 'off');
      await forgetAll(scopeOf(worker));
    }, 'forgotten');
  return (
    <div className="ft-offline">
      <ul className="ft-offline__list" aria-label={t('list')}>
        {locales.map(({ lang, label }) => {
          const { count = 0, isComplete = false } = kept[lang] ?? {};
          const state = isComplete ? 'all' : 'kept';
          return (
            <li key={lang} className="ft-offline__language">
              <span lang={lang}>{label}</span>
              <span>{count > 0 ? t(state, { count }) : t('notKept')}</span>
              <button
                className="ft-button"
                type="button"
                aria-disabled={isBusy}
                onClick={() => keep(lang)}
              >
                {t(isComplete ? 'again' : 'keep', { language: label })}
              </button>
            </li>
          );
        })}
      </ul>
      <button className="ft-button" type="button" aria-disabled={isBusy} onClick={forget}>
        {t('forget')}
      </button>
      {isBusy && <progress aria-label={t('progress')} value={progress} />}
      <output className="ft-offline__outcome">
        {outcome && outcome !== 'failed' && t(outcome)}
      </output>
      {outcome === 'failed' && <Failure error={undefined} text={t('failed')} button="ft-button" />}
    </div>
  );
}
