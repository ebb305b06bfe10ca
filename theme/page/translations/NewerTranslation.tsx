import { Link } from '@rspress/core/theme-original';
import { useId, useState } from 'react';
import { Failure } from '@funtool-docs/islands/client/Failure';
import { fetchData } from '@funtool-docs/islands/client/fetchData';
import { useLocalizedPath } from '@funtool-docs/islands/client/useLocalizedPath';
import { useTexts } from '@funtool-docs/islands/client/useTexts';
import type { NewerText } from '@funtool-docs/checks/sync/newerTexts';
import { waitFor } from '@funtool-docs/islands/shared/waitFor';
import { HEAD } from '@funtool-docs/checks/sync/prose';
import type { TextsToCompare } from '@funtool-docs/checks/sync/textsToCompare';
import texts from '@funtool-docs/checks/sync/texts.json';
import './NewerTranslation.css';

interface NewerTranslationProps extends NewerText {
  /** Path of the page within its language. */
  page: string;
  /** Path of the texts to compare, from the root of the site. */
  file: string;
}

/** Loads what is needed once a reader compares. */
async function load(file: string, id: string) {
  const [{ Comparison }, sections] = await Promise.all([
    import(/* webpackChunkName: "comparison" */ './Comparison'),
    fetchData<TextsToCompare>(file),
  ]);
  return { Comparison, section: sections[id]! };
}

type Loaded = Awaited<ReturnType<typeof load>>;

/** Says that a section is newer in another language, leads there, and shows the texts side by side. */
export function NewerTranslation({ id, newer, text, page, file }: NewerTranslationProps) {
  const t = useTexts(texts);
  const localize = useLocalizedPath();
  const region = useId();
  const [loaded, setLoaded] = useState<Loaded>();
  const [isOpen, setOpen] = useState(false);
  const [error, setError] = useState<unknown>();
  const toggle = async (control: Element) => {
    setError(undefined);
    if (isOpen) return setOpen(false);
    try {
      const loading = loaded ? Promise.resolve(loaded) : load(file, id);
      waitFor(control, loading);
      setLoaded(await loading);
      setOpen(true);
    } catch (reason) {
      setError(reason);
    }
  };
  const hash = id === HEAD ? '' : `#${id}`;
  return (
    <div className="ft-newer">
      <p className="ft-newer__mark">
        <Link href={localize(page, { lang: newer }) + hash} hrefLang={newer}>
          {t(text)}
        </Link>
        <button
          className="ft-newer__compare"
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? region : undefined}
          onClick={({ currentTarget }) => void toggle(currentTarget)}
        >
          {t(isOpen ? 'close' : 'compare')}
        </button>
      </p>
      {error !== undefined && (
        <p>
          <Failure error={error} text={t('failed')} button="ft-newer__compare" />
        </p>
      )}
      {isOpen && loaded && <loaded.Comparison id={region} section={loaded.section} />}
    </div>
  );
}
