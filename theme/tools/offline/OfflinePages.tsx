import { useSite } from '@rspress/core/runtime';
import { useCallback, useEffect, useState } from 'react';
import { readPageData } from '@funtool-docs/islands/client/embedded';
import { Failure } from '@funtool-docs/islands/client/Failure';
import { useHydrated } from '@funtool-docs/islands/client/useHydrated';
import { useTexts } from '@funtool-docs/islands/client/useTexts';
import { STARTS_AT_ONCE } from '@funtool-docs/shared/sharedNames';
import texts from './texts.json';
import './OfflinePages.css';
import { isOwnCache, PACKS } from '@funtool-docs/islands/offline/cacheNames';
import { OFFLINE_KEY } from '@funtool-docs/shared/storageKeys';
import { registerWorker } from '@funtool-docs/islands/starter/registerWorker';

/** Longest time to keep the pages of a language, in milliseconds. */
const TIMEOUT = 120_000;

const PAGE = /\.html$/;

/** Number of pages that are kept, by language. */
type Kept = Record<string, number>;

type Outcome = 'keeping' | 'done' | 'failed' | 'forgotten';

/** Shows which languages are kept on this device, keeps others, and removes all. */
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

/** Tells whether the browser can keep pages; some cannot in private windows. */
function canKeep(): boolean {
  return 'serviceWorker' in navigator && 'caches' in globalThis;
}

/**
 * Counts the pages that are kept.
 *
 * @param worker Address of the service worker.
 */
async function readKept(worker: string): Promise<Kept> {
  const kept: Kept = {};
  const prefix = scopeOf(worker) + PACKS;
  for (const name of (await caches.keys()).filter((one) => one.startsWith(prefix))) {
    const [lang = ''] = name.slice(prefix.length).split('.');
    // oxlint-disable-next-line eslint/no-await-in-loop -- there are as many as languages
    const addresses = (await (await caches.open(name)).keys()).map(({ url }) => url);
    // The last entry has the name of the cache (`packages/islands/offline/worker/languageCache.ts`).
    if (addresses.includes(name)) kept[lang] = addresses.filter((url) => PAGE.test(url)).length;
  }
  return kept;
}

/**
 * Keeps all pages of a language, and updates them on later visits.
 *
 * @returns Whether they are kept now.
 */
async function keepLanguage(worker: string, lang: string): Promise<boolean> {
  localStorage.removeItem(OFFLINE_KEY);
  const { active } = await registerWorker(worker);
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    setTimeout(resolve, TIMEOUT, false);
    port1.addEventListener('message', ({ data }) => resolve(data === true));
    port1.start();
    active?.postMessage(lang, [port2]);
  });
}

/** Removes all that is kept; until the reader wants it again, no page keeps anything. */
async function forgetAll(worker: string): Promise<void> {
  localStorage.setItem(OFFLINE_KEY, 'off');
  const scope = scopeOf(worker);
  const registration = await navigator.serviceWorker.getRegistration(scope);
  await registration?.unregister();
  const names = (await caches.keys()).filter((name) => isOwnCache(name, scope));
  await Promise.all(names.map((name) => caches.delete(name)));
}

function scopeOf(worker: string): string {
  return new URL('.', new URL(worker, location.href)).href;
}
