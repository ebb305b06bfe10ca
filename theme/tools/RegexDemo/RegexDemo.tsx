import { regex } from 'funtool/regex';
import { useId, useState } from 'react';
import { useKeptText } from '../../../packages/islands/client/useKeptText';
import { useTexts } from '../../../packages/islands/client/useTexts';
import { Checkbox } from '../parts/Checkbox';
import { Demo } from '../parts/Demo';
import { Field } from '../parts/Field';
import { Results } from '../parts/Results';
import { RULES, AcceptedRules } from './AcceptedRules';
import texts from './texts.json';

/** Some rules take quadratic time: longer texts would block the page for seconds. */
const LONGEST = 2000;

interface RegexDemoProps {
  rule: string;
  text: string;
}

/** Tests a text by one rule and by all built-in rules at once. */
export function RegexDemo(initial: RegexDemoProps) {
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
        <Checkbox checked={isNegated} onChange={setNegated}>
          {t('not')}
        </Checkbox>
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
