import { regex } from 'funtool/regex';
import { Fragment, useId, useState } from 'react';
import texts from './texts.json';
import { useKeptText } from '../parts/useKeptText';
import { useTexts } from '@funtool-docs/islands/client/useTexts';
import { Demo } from '../parts/Demo';
import { Field } from '../parts/Field';
import { Results } from '../parts/Results';
import { Code } from '../../shared/Code';

const RULES = Object.keys(regex);

/** Some rules take quadratic time: longer texts would block the page for seconds. */
const LONGEST = 2000;

/** Tests a text by one rule and by all built-in rules at once. */
export function RegexDemo(initial: { rule: string; text: string }) {
  const t = useTexts(texts);
  const list = useId();
  const [text, setText] = useKeptText('RegexDemo', initial.text);
  const [rule, setRule] = useState(initial.rule);
  const [isNegated, setNegated] = useState(false);
  const isKnown = RULES.includes(rule);
  const call = `checker(text)${isNegated ? '.not()' : ''}.use('${rule}').isValid()`;
  return (
    <Demo>
      <div className="ft-demo__fields">
        <Field label={t('text')} value={text} onChange={setText} maxLength={LONGEST} />
        <Field
          label={t('rule')}
          value={rule}
          onChange={setRule}
          list={list}
          problem={isKnown ? undefined : t('unknownRule', { rule })}
        />
        <datalist id={list}>
          {RULES.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
        <label className="ft-demo__choice">
          <input
            type="checkbox"
            checked={isNegated}
            onChange={({ target }) => setNegated(target.checked)}
          />
          {t('not')}
        </label>
      </div>
      <Results results={[{ name: call, value: outcomeOf(text, rule, isNegated) }]} />
      <AcceptedRules text={text} />
    </Demo>
  );
}

function outcomeOf(text: string, rule: string, isNegated: boolean): string {
  const checker = regex.checker(text);
  try {
    return String((isNegated ? checker.not() : checker).use(rule).isValid());
  } catch (error) {
    return String(error);
  }
}

/** Lists the rules that accept a text, and those that do not. */
function AcceptedRules({ text }: { text: string }) {
  const t = useTexts(texts);
  const isAccepted = (rule: string) => regex.checker(text).use(rule).isValid();
  const accepted = RULES.filter(isAccepted);
  const rejected = RULES.filter((rule) => !accepted.includes(rule));
  return (
    <div className="ft-demo__rules" aria-live="polite">
      {Object.entries({ accepted, rejected }).map(([kind, names]) => (
        <Fragment key={kind}>
          <p>{t(kind as 'accepted' | 'rejected', { count: names.length })}</p>
          <ul className={`ft-demo__names ft-demo__names--${kind}`} aria-live="off">
            {names.map((name) => (
              <li key={name}>
                <Code>{name}</Code>
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </div>
  );
}
