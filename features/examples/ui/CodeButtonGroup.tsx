import type { Environment } from '../../../content/codeMeta';
import { type CodeButtonGroupProps, getCopyableText } from '@rspress/core/theme-original';
import { useState } from 'react';
import { useCopied } from '../../../ui/useCopied';
import { useText } from '../../../framework/client/useText';
import { copyText } from '../../../ui/copyText';
import { Example } from './Example';
import './CodeButtonGroup.css';

/**
 * The buttons of a code block: wrap, copy and, if it can be run, run and edit. The framework's copy
 * button has no accessible name or status and drops the focus after two seconds.
 */
export function CodeButtonGroup({
  copyElementRef,
  wrapCode,
  toggleWrapCode,
  showWrapCodeButton = true,
  showCopyButton = true,
  environment,
}: CodeButtonGroupProps & { environment?: Environment | undefined }) {
  const t = useText();
  const wrapText = t('codeButtonGroupWrapButtonText');
  const buttons = (
    <div className="ft-code-buttons">
      {showWrapCodeButton && (
        <button
          className="ft-code-buttons__button"
          type="button"
          aria-label={wrapText}
          title={wrapText}
          aria-pressed={wrapCode}
          onClick={toggleWrapCode}
        >
          <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
            <path
              className="ft-nav__line"
              d="M4 6h16M4 12h12.5a3.5 3.5 0 0 1 0 7H12M14.5 16.5 12 19l2.5 2.5M4 19h4"
            />
          </svg>
        </button>
      )}
      {showCopyButton && <CopyButton copyElementRef={copyElementRef} />}
    </div>
  );
  return (
    <>
      {buttons}
      {environment && <Example environment={environment} container={copyElementRef} />}
    </>
  );
}

/** If the browser refuses to copy, selects the code, so that the reader can. */
function CopyButton({ copyElementRef }: Pick<CodeButtonGroupProps, 'copyElementRef'>) {
  const t = useText();
  const [copied, markCopied] = useCopied();
  const [failed, setFailed] = useState(false);
  const label = t('codeButtonGroupCopyButtonText');
  const copy = async () => {
    const text = getCopyableText(copyElementRef.current, {
      ignoreClasses: ['linenumber'],
      ignoreSelectors: ['.rp-copy-ignore'],
    });
    const isCopied = await copyText(text);
    setFailed(!isCopied);
    if (isCopied) markCopied();
    else window.getSelection()?.selectAllChildren(copyElementRef.current!);
  };
  return (
    <>
      <button
        className="ft-code-buttons__button"
        type="button"
        aria-label={label}
        title={label}
        data-copied={copied || undefined}
        onClick={() => void copy()}
        onBlur={() => setFailed(false)}
      >
        <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
          <path
            className="ft-nav__line"
            d={copied ? 'm5 12.5 5 5L19 7' : 'M9 9h11v11H9zM5 15H4V4h11v1'}
          />
        </svg>
      </button>
      <output className={failed ? 'ft-code-buttons__failed' : 'ft-visually-hidden'}>
        {failed ? t('copyFailedText') : copied && t('copiedText')}
      </output>
    </>
  );
}
