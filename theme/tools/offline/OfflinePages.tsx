import { useSite } from '@rspress/core/runtime';
import { useCallback, useEffect, useState } from 'react';
import { readPageData } from '@funtool-docs/islands/client/embedded';
import { Failure } from '@funtool-docs/islands/client/Failure';
import { useHydrated } from '@funtool-docs/islands/client/useHydrated';
import { useTexts } from '@funtool-docs/islands/client/useTexts';
import { canKeep, forgetAll, type Kept, keepLanguage, readKept } from './keptPages';
import texts from './texts.json';
import './OfflinePages.css';

type Outcome = 'keeping' | 'done' | 'failed' | 'forgotten';

/** Shows which languages are kept on this device, keeps others, and removes all. */
export function OfflinePages() {
  const t = useTexts(texts);
  const isHydrated = useHydrated();
  const worker = isHydrated ? readPageData()?.worker : undefined;
  if (!isHydrated) return <p>{t('unscripted')}</p>;
  if (!worker || !canKeep()) return <p>{t('unsupported')}</p>;
  return <KeptLanguages worker={worker} />;
}

function KeptLanguages({ worker }: { worker: string }) {
  const t = useTexts(texts);
  const { locales } = useSite().site;
  const [kept, setKept] = useState<Kept>({});
  const [outcome, setOutcome] = useState<Outcome>();
  const refresh = useCallback(() => readKept(worker).then(setKept), [worker]);
  useEffect(() => {
    refresh().catch(() => setOutcome('failed'));
  }, [refresh]);
  const run = async (work: () => Promise<Outcome>) => {
    setOutcome('keeping');
    setOutcome(await work().catch((): Outcome => 'failed'));
    await refresh().catch(() => {});
  };
  const keep = (lang: string) =>
    run(async () => ((await keepLanguage(worker, lang)) ? 'done' : 'failed'));
  const forget = () =>
    run(async () => {
      await forgetAll(worker);
      return 'forgotten';
    });
  const isBusy = outcome === 'keeping';
  return (
    <div className="ft-offline">
      <ul className="ft-offline__list" aria-label={t('list')}>
        {locales.map(({ lang, label }) => (
          <li key={lang} className="ft-offline__language">
            <span lang={lang}>{label}</span>
            <span>{kept[lang] ? t('kept', { count: kept[lang] }) : t('notKept')}</span>
            {!kept[lang] && (
              <button
                className="ft-button"
                type="button"
                disabled={isBusy}
                onClick={() => void keep(lang)}
              >
                {t('keep', { language: label })}
              </button>
            )}
          </li>
        ))}
      </ul>
      <button className="ft-button" type="button" disabled={isBusy} onClick={() => void forget()}>
        {t('forget')}
      </button>
      <output className="ft-offline__outcome">
        {outcome && outcome !== 'failed' && t(outcome)}
      </output>
      {outcome === 'failed' && <Failure error={undefined} text={t('failed')} button="ft-button" />}
    </div>
  );
}
