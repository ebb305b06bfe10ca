import { useId } from 'react';
import { useText } from '../../../framework/client/useText';
import type { ExampleSession } from './ExampleSession';
import type { ExampleState } from './exampleState';

interface EnvironmentChoiceProps {
  session: ExampleSession;
  state: ExampleState;
}

/**
 * Lets a reader give the playground's code a DOM. Code from a link has none until they do, whatever
 * the link says.
 */
export function EnvironmentChoice({ session, state: { edited, linked } }: EnvironmentChoiceProps) {
  const t = useText();
  const hintId = useId();
  const hasDocument = edited.environment === 'document';
  const isWarned = linked !== undefined && (hasDocument || linked.environment === 'document');
  return (
    <div className="ft-example__environment">
      <label>
        <input
          type="checkbox"
          checked={hasDocument}
          aria-describedby={isWarned ? hintId : undefined}
          onChange={({ target }) =>
            session.chooseEnvironment(target.checked ? 'document' : 'worker')
          }
        />
        {t('playground.documentText')}
      </label>
      {isWarned && <p id={hintId}>{t('playground.documentHintText')}</p>}
    </div>
  );
}
