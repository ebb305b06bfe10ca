import { VisibleText } from '../../example/VisibleText';
import { useTexts } from '@funtool-docs/islands/client/useTexts';
import type { ListedCall } from '@funtool-docs/facts/contract/contractRecord';
import { measuredResult } from '@funtool-docs/facts/contract/measuredExample';
import texts from '@funtool-docs/facts/contract/texts.json';
import { useCallRun } from './useCallRun';
import { Code } from '../../shared/Code';

interface MeasuredCallViewProps {
  call: ListedCall;
  /** Its position among the calls of the page, from one. */
  number: number;
}

/** A measured call with its result, and a button that runs it where the browser can. */
export function MeasuredCallView({ call, number }: MeasuredCallViewProps) {
  const t = useTexts(texts);
  const [outcome, run] = useCallRun(call);
  return (
    <div className="ft-contract__call">
      {call.setup && (
        <Code>
          <VisibleText>{call.setup}</VisibleText>
        </Code>
      )}
      <Code>
        <VisibleText>{call.call}</VisibleText>
      </Code>
      <Code className="ft-contract__result">
        <VisibleText>{measuredResult(call)}</VisibleText>
      </Code>
      {call.runsIn ? (
        <button type="button" aria-label={t('runName', { number })} onClick={run}>
          {t('run')}
        </button>
      ) : (
        <span>{t('runsElsewhere')}</span>
      )}
      <output>{outcome}</output>
    </div>
  );
}
