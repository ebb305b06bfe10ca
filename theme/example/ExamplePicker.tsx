import { useLang } from '@rspress/core/runtime';
import { exampleFiles } from 'virtual-site';
import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { Failure } from '@funtool-docs/islands/client/Failure';
import { useText } from '../shared/useText';
import { fetchData } from '@funtool-docs/islands/client/fetchData';
import type { ExamplePage } from '@funtool-docs/runner/session/pageExamples';
import { titleAttributes } from '../shared/titleAttributes';
import type { ExampleSession } from './ExampleSession';

const never = () => () => {};
const nothing = () => undefined;

/** Loads any example of the site into the editor; `session` is `undefined` while it loads. */
export function ExamplePicker({ session }: { session: ExampleSession | undefined }) {
  const t = useText();
  const { pages, error, retry } = useExamplePages(session !== undefined);
  const [route, setRoute] = useState('');
  const [place, setPlace] = useState(0);
  const [pageId, placeId] = [useId(), useId()];
  const { subscribe = never, read = nothing } = session ?? {};
  const state = useSyncExternalStore(subscribe, read, nothing);
  const linkedCode = state?.linked?.code;
  const ownCode = state?.own.code;
  const examples = pages.find((page) => page.route === route)?.examples ?? [];
  const pick = (chosen: string, index: number) => {
    setRoute(chosen);
    setPlace(index);
    const example = pages.find((page) => page.route === chosen)?.examples[index];
    if (!example) return;
    const { code, environment } = example;
    session?.replace({ code, environment }, new URL(chosen, window.location.href).href);
  };
  useEffect(() => {
    const found = linkedCode && findExample(pages, linkedCode);
    if (found) pick(...found);
    // oxlint-disable-next-line react/exhaustive-deps -- what a link brings is looked for once
  }, [pages, linkedCode]);
  useEffect(() => {
    // An example that was chosen before the page was loaded.
    const found = ownCode !== undefined && findExample(pages, ownCode);
    if (!found || examples[place]?.code === ownCode) return;
    setRoute(found[0]);
    setPlace(found[1]);
    // oxlint-disable-next-line react/exhaustive-deps -- the reader's own choice stays
  }, [pages, ownCode]);
  if (error !== undefined) {
    return (
      <p>
        <Failure error={error} text={t('playground.failedText')} button="ft-button">
          <button className="ft-button" type="button" onClick={retry}>
            {t('playground.retryText')}
          </button>
        </Failure>
      </p>
    );
  }
  return (
    <>
      <div>
        <label htmlFor={pageId}>{t('playground.pageText')}</label>
        <select
          id={pageId}
          value={route}
          disabled={pages.length === 0}
          onChange={({ target }) => pick(target.value, 0)}
        >
          <option value="">{t('playground.chooseText')}</option>
          {groupPages(pages).map(([category, group]) => (
            <optgroup key={category} label={category}>
              {group.map((page) => (
                <option key={page.route} value={page.route} {...titleAttributes(page.route)}>
                  {page.title}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </div>
      <div>
        <label htmlFor={placeId}>{t('playground.exampleText')}</label>
        <select
          id={placeId}
          value={place}
          disabled={examples.length === 0}
          onChange={({ target }) => pick(route, Number(target.value))}
        >
          {examples.map(({ heading, code }, index) => (
            <option key={code} value={index}>
              {index + 1}. {heading}
            </option>
          ))}
        </select>
      </div>
    </>
  );
}

function findExample(
  pages: ExamplePage[],
  code: string,
): [route: string, place: number] | undefined {
  for (const { route, examples } of pages) {
    const place = examples.findIndex((example) => example.code === code);
    if (place !== -1) return [route, place];
  }
  return undefined;
}

function useExamplePages(isWanted: boolean) {
  const lang = useLang();
  const [pages, setPages] = useState<ExamplePage[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<{ attempt: number; error: unknown }>();
  useEffect(() => {
    if (!isWanted) return;
    fetchData<ExamplePage[]>(exampleFiles[lang]!).then(setPages, (error: unknown) =>
      setFailed({ attempt, error }),
    );
  }, [lang, attempt, isWanted]);
  return {
    pages,
    error: failed?.attempt === attempt ? failed.error : undefined,
    retry: () => setAttempt(attempt + 1),
  };
}

function groupPages(pages: ExamplePage[]): [category: string, pages: ExamplePage[]][] {
  const categories = [...new Set(pages.map(({ category }) => category))];
  return categories.map((category) => [
    category,
    pages.filter((page) => page.category === category),
  ]);
}
