import { useTexts } from '../../../framework/client/useTexts';
import type { LawVariable } from '../engine/finding';
import { type Kind, KINDS } from '../engine/kinds';
import { nameKind } from './describe';
import texts from './texts.json';

interface VariableKindsProps {
  variables: LawVariable[];
  onChange: (name: string, kind: Kind) => void;
}

/** What each variable of a law is given, to be changed. */
export function VariableKinds({ variables, onChange }: VariableKindsProps) {
  const t = useTexts(texts);
  return (
    <div className="ft-law__kinds">
      {variables.map(({ name, kind }) => (
        <label className="ft-law__choice" key={name}>
          {t('variable', { name })}
          <select
            className="ft-demo__input"
            value={kind}
            onChange={(event) => onChange(name, event.target.value as Kind)}
          >
            {KINDS.map((each) => (
              <option key={each} value={each}>
                {nameKind(each, t)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}
