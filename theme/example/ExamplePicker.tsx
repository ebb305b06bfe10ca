import { useLang } from '@rspress/core/runtime';
import { exampleFiles } from 'virtual-site';
import { useEffect, useId, useSyncExternalStore } from 'react';
import { useText } from '../shared/useText';
import { fetchData } from '@funtool-docs/islands/client/fetchData';
import type { ExamplePage } from '@funtool-docs/runner/session/pageExamples';
import { Loaded } from '../shared/Loaded';
import { titleAttributes } from '../shared/titleAttributes';
import type { ExampleSession } from './ExampleSession';
import type { ExampleState } from './exampleState';

/** Loads any example of the site into the editor; `session` is `undefined` while it loads. */
export function ExamplePicker({ session }: { session: ExampleSession | undefined }) {
  const lang = useLang();
  const waiting = <Choices onPick={() => {}} />;
  if (!session) return waiting;
  const load = () => fetchData<ExamplePage[]>(exampleFiles[lang]!);
  return (
    <Loaded load={load} fallback={waiting} lost={<Choices pages={[]} onPick={() => {}} />}>
      {(pages) => <Picker session={session} pages={pages} />}
    </Loaded>
  );
}

/** Shows which example of the site the session has, and gives it another one. */
function Picker({ session, pages }: { session: ExampleSession; pages: ExamplePage[] }) {
  const { own, linked, page } = useSyncExternalStore<ExampleState>(session.subscribe, session.read);
  const pick = ({ route, examples }: ExamplePage, place: number) => {
    const { code, environment } = examples[place]!;
    session.replace({ code, environment }, addressOf(route));
  };
  const linkedCode = linked?.code;
  useEffect(() => {
    const found = linkedCode !== undefined && findExample(pages, linkedCode);
    if (found) pick(...found);
    // oxlint-disable-next-line react/exhaustive-deps -- what a link brings is looked for once
  }, [pages, linkedCode]);
  const open = pages.filter(({ route }) => addressOf(route) === page);
  const [chosen, place] = findExample([...open, ...pages], own.code) ?? [];
  return <Choices pages={pages} chosen={chosen} place={place} onPick={pick} />;
}

interface ChoicesProps {
  /** Absent while they load. */
  pages?: ExamplePage[];
  /** The page of the example that is open, if that is one of the site, and its place there. */
  chosen?: ExamplePage | undefined;
  place?: number | undefined;
  onPick: (page: ExamplePage, place: number) => void;
}

function Choices({ pages: loaded, chosen, place, onPick }: ChoicesProps) {
  const t = useText();
  const pages = loaded ?? [];
  const pageAt = (route: string) => pages.find((page) => page.route === route)!;
  const [pageId, placeId] = [useId(), useId()];
  const categories = [...new Set(pages.map(({ category }) => category))];
  return (
    <>
      <div>
        <label htmlFor={pageId}>{t('playground.pageText')}</label>
        <select
          id={pageId}
          value={chosen?.route ?? ''}
          disabled={pages.length === 0}
          onChange={({ target }) => onPick(pageAt(target.value), 0)}
        >
          <option value="" disabled>
            {t(loaded ? 'playground.chooseText' : 'part.loadingText')}
          </option>
          {categories.map((name) => (
            <optgroup key={name} label={name}>
              {pages
                .filter(({ category }) => category === name)
                .map(({ route, title }) => (
                  <option key={route} value={route} {...titleAttributes(route)}>
                    {title}
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
          disabled={!chosen}
          onChange={({ target }) => onPick(chosen!, Number(target.value))}
        >
          {chosen?.examples.map(({ heading, code }, index) => (
            <option key={code} value={index}>
              {index + 1}. {heading}
            </option>
          ))}
        </select>
      </div>
    </>
  );
}

const addressOf = (route: string) => new URL(route, window.location.href).href;

function findExample(pages: ExamplePage[], code: string): [ExamplePage, number] | undefined {
  for (const page of pages) {
    const place = page.examples.findIndex((example) => example.code === code);
    if (place !== -1) return [page, place];
  }
  return undefined;
}
