import type { CodeButtonGroupProps } from '@rspress/core/theme-original';
import type { ReactNode } from 'react';
import { actionOf } from '../shared/actions';
import { Code } from '../shared/Code';
import { useText } from '../shared/useText';
import { Example } from './Example';
import './CodeButtonGroup.css';

/**
 * The buttons of a code block, which need no React (`codeActions.ts`). Rspress's copy button has no
 * accessible name or status and drops the focus after two seconds.
 */
export function CodeButtonGroup({
  copyElementRef,
  showWrapCodeButton = true,
  showCopyButton = true,
  runs = false,
  isTyped,
}: CodeButtonGroupProps & { runs?: boolean; isTyped?: boolean }) {
  const t = useText();
  const wrapText = t('codeButtonGroupWrapButtonText');
  return (
    <>
      {runs && (
        <div className="ft-example">
          <Example container={copyElementRef} isTyped={isTyped} />
        </div>
      )}
      <div className="ft-code-buttons">
        {showWrapCodeButton && (
          <button
            className="ft-code-buttons__button"
            type="button"
            aria-label={wrapText}
            title={wrapText}
            aria-pressed={false}
            {...actionOf('wrapCode')}
          />
        )}
        {showCopyButton && <CopyButton />}
      </div>
    </>
  );
}

/** Code on a line of its own, beside a button that copies it. */
export function CodeLine({ children }: { children: ReactNode }) {
  return (
    <div className="ft-code-line">
      <Code>{children}</Code>
      <div className="ft-code-buttons">
        <CopyButton />
      </div>
    </div>
  );
}

/** React leaves what `codeActions.ts` writes there before hydration. */
const NOTHING = { __html: '' };

function CopyButton() {
  const t = useText();
  const label = t('codeButtonGroupCopyButtonText');
  return (
    <>
      <button
        className="ft-code-buttons__button"
        type="button"
        aria-label={label}
        title={label}
        {...actionOf('copyCode')}
      />
      <output
        className="ft-code-buttons__status ft-visually-hidden"
        dangerouslySetInnerHTML={NOTHING}
      />
    </>
  );
}
