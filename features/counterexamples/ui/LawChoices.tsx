import { useTexts } from '../../../framework/client/useTexts';
import type { LawData } from '../laws/readyLaws';
import texts from './texts.json';

interface LawChoicesProps {
  data: LawData;
  /** Path of a page whose laws are offered; empty for none. */
  page: string;
  onPage: (page: string) => void;
  onChoose: (law: string) => void;
}

/** The ready laws of one function, to be chosen. */
export function LawChoices({ data, page, onPage, onChoose }: LawChoicesProps) {
  const t = useTexts(texts);
  const laws = data.pages[page] ?? [];
  const name = page.split('/').at(-1)!;
  return (
    <>
      <label className="ft-law__choice">
        {t('function')}
        <select
          className="ft-demo__input"
          value={data.pages[page] ? page : ''}
          onChange={(event) => onPage(event.target.value)}
        >
          <option value="">{t('choose')}</option>
          {Object.keys(data.pages)
            .toSorted()
            .map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
        </select>
      </label>
      {page && laws.length === 0 && <p>{t('noLaws', { name })}</p>}
      {laws.length > 0 && (
        <ul className="ft-law__list" aria-label={t('lawsOf', { name })}>
          {laws.map(({ law, topic }) => (
            <li key={law}>
              <button className="ft-demo__preset" type="button" onClick={() => onChoose(law)}>
                <span className="ft-law__topic">{t(topic)}</span> <code>{law}</code>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
