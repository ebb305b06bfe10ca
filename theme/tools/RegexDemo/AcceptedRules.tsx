import { regex } from 'funtool/regex';
import { useTexts } from '../../../packages/islands/client/useTexts';
import texts from './texts.json';
import { Code } from '../../shared/Code';

export const RULES = Object.keys(regex);

/** Lists the rules that accept a text, and those that do not. */
export function AcceptedRules({ text }: { text: string }) {
  const t = useTexts(texts);
  const isAccepted = (rule: string) => regex.checker(text).use(rule).isValid();
  const accepted = RULES.filter(isAccepted);
  const rejected = RULES.filter((rule) => !accepted.includes(rule));
  return (
    <div className="ft-demo__rules" aria-live="polite">
      <p>{t('accepted', { count: accepted.length })}</p>
      <Names names={accepted} kind="accepted" />
      <p>{t('rejected', { count: rejected.length })}</p>
      <Names names={rejected} kind="rejected" />
    </div>
  );
}

function Names({ names, kind }: { names: string[]; kind: string }) {
  return (
    <ul className={`ft-demo__names ft-demo__names--${kind}`}>
      {names.map((name) => (
        <li key={name}>
          <Code>{name}</Code>
        </li>
      ))}
    </ul>
  );
}
