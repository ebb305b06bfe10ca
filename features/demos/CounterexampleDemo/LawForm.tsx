import { type Dispatch, type SetStateAction, useEffect, useMemo } from 'react';
import { useFetched } from '../../../framework/client/useFetched';
import { useTexts } from '../../../framework/client/useTexts';
import type { RunnableLaw } from '../../counterexamples/engine/finding';
import { keepLaw } from '../../counterexamples/law/lawInAddress';
import { type LawProblem, type ReadLaw, readLaw } from '../../counterexamples/law/readLaw';
import { type LawData, LAWS_PATH } from '../../counterexamples/laws/readyLaws';
import { describeProblem } from '../../counterexamples/ui/describe';
import { LawChoices } from '../../counterexamples/ui/LawChoices';
import { SearchedResult } from '../../counterexamples/ui/SearchedResult';
import texts from '../../counterexamples/ui/texts.json';
import { useLawSearch } from '../../counterexamples/ui/useLawSearch';
import { VariableKinds } from '../../counterexamples/ui/VariableKinds';
import { Checkbox } from '../parts/Checkbox';
import type { AskedLaw } from './askedLaw';
import { PRESETS } from './presets';

interface LawFormProps {
  law: AskedLaw;
  /** Path of a page whose laws are offered; empty for none yet, absent if nobody asked. */
  page: string | undefined;
  onPage: (page: string) => void;
  onChange: Dispatch<SetStateAction<AskedLaw>>;
  onChoose: (source: string) => void;
  /** Hears what is wrong with the law, once typing rests. */
  onProblem: (problem: string | undefined) => void;
}

/** How long typing rests before a problem is said, in milliseconds. */
const REST = 300;

/** Everything below the field of the law; lazy-loaded with the parser and with what laws can name. */
export default function LawForm(props: LawFormProps) {
  const t = useTexts(texts);
  const { data, failed } = useFetched<LawData>(`/${LAWS_PATH}`);
  if (failed) return <p role="alert">{t('failed')}</p>;
  return data ? <LoadedForm {...props} data={data} /> : <p>{t('loading')}</p>;
}

function LoadedForm(props: LawFormProps & { data: LawData }) {
  const { data, law, page, onPage, onChange, onChoose, onProblem } = props;
  const t = useTexts(texts);
  const read = useMemo(() => readTyped(law.source, data), [law.source, data]);
  const runnable = toRunnable(read, law);
  const key = JSON.stringify(runnable);
  const { searched, start, stop } = useLawSearch();
  const current = searched && JSON.stringify(searched.law) === key ? searched : undefined;
  const waits = law.isLinked && !isReady(law.source, data);
  const problem = read && 'problem' in read ? describeProblem(law.source, read, t) : undefined;

  useEffect(() => {
    const timer = setTimeout(onProblem, problem ? REST : 0, problem);
    return () => clearTimeout(timer);
  }, [onProblem, problem]);
  useEffect(() => {
    const [first] = (page && data.pages[page]) || [];
    if (first) onChoose(first.law);
    // oxlint-disable-next-line react/exhaustive-deps -- the first law of a function that is chosen
  }, [page]);
  useEffect(() => {
    if (runnable && !law.isLinked && !law.start) keepLaw(law);
    // oxlint-disable-next-line react/exhaustive-deps -- what can be run, not each key
  }, [key]);
  useEffect(() => () => keepLaw(), []);
  useEffect(() => {
    if (law.asked === 0 || !runnable || waits) return;
    start(runnable, law.start ?? { seed: createSeed() }, (result) => {
      if (result.type === 'broken') keepLaw(law, result.start);
      else keepLaw(law, result.type === 'none' ? { seed: result.seed } : undefined);
      // The next search is to try other inputs.
      onChange((known) => ({ ...known, start: undefined, isLinked: false }));
    });
    // oxlint-disable-next-line react/exhaustive-deps -- a search begins only when it is asked for
  }, [law.asked]);

  return (
    <>
      {runnable && (
        <>
          <VariableKinds
            variables={runnable.variables}
            onChange={(name, kind) =>
              onChange((known) => unasked({ ...known, kinds: { ...known.kinds, [name]: kind } }))
            }
          />
          <Checkbox
            checked={law.skipsErrors}
            onChange={(skipsErrors) => onChange((known) => unasked({ ...known, skipsErrors }))}
          >
            {t('skipsErrors')}
          </Checkbox>
        </>
      )}
      {law.source.trim() && (
        <div className="ft-law__buttons">
          <button
            className="ft-demo__button ft-law__search"
            type="button"
            onClick={() =>
              onChange((known) => ({ ...known, asked: known.asked + 1, isLinked: false }))
            }
          >
            {t('search')}
          </button>
          {current && !current.result && (
            <button className="ft-demo__button" type="button" onClick={stop}>
              {t('stop')}
            </button>
          )}
        </div>
      )}
      {waits && runnable && !current && <p>{t('linked')}</p>}
      <SearchedResult searched={current} sides={read && 'sides' in read ? read.sides : undefined} />
      {page !== undefined && (
        <LawChoices data={data} page={page} onPage={onPage} onChoose={onChoose} />
      )}
    </>
  );
}

function readTyped(source: string, data: LawData): ReadLaw | LawProblem | undefined {
  return source.trim() ? readLaw(source, data) : undefined;
}

/** The kinds that a reader has chosen take the place of guessed ones. */
function toRunnable(
  read: ReadLaw | LawProblem | undefined,
  { kinds, skipsErrors }: AskedLaw,
): RunnableLaw | undefined {
  if (!read || 'problem' in read) return undefined;
  const variables = read.variables.map(({ name, kind }) => ({ name, kind: kinds[name] ?? kind }));
  return { code: read.code, variables, skipsErrors };
}

/** Tells whether a law is one of ours, which may run without being asked. */
function isReady(source: string, { pages }: LawData): boolean {
  return (
    PRESETS.includes(source) ||
    Object.values(pages).some((laws) => laws.some(({ law }) => law === source))
  );
}

/** A law that was changed waits for the reader. */
function unasked(law: AskedLaw): AskedLaw {
  return { ...law, asked: 0, start: undefined, isLinked: false };
}

function createSeed(): number {
  return crypto.getRandomValues(new Int32Array(1))[0]!;
}
