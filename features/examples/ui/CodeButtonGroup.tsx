import type { Environment } from '../../../content/codeMeta';
import { type CodeButtonGroupProps, getCopyableText } from '@rspress/core/theme-original';
import { useState } from 'react';
import { Icon } from '../../../ui/Icon';
import { useCopied } from '../../../ui/useCopied';
import { useText } from '../../../framework/client/useText';
import { copyText } from '../../../ui/copyText';
import { Example } from './Example';
import './CodeButtonGroup.css';

/**
 * The buttons of a code block. Rspress's copy button has no accessible name or status and drops the
 * focus after two seconds.
 */
export function CodeButtonGroup({
  copyElementRef,
  wrapCode,
  toggleWrapCode,
  showWrapCodeButton = true,
  showCopyButton = true,
  environment,
  isTyped,
}: CodeButtonGroupProps & { environment?: Environment | undefined; isTyped?: boolean }) {
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
          <Icon name="wrap" size={18} />
        </button>
      )}
      {showCopyButton && <CopyButton copyElementRef={copyElementRef} />}
    </div>
  );
  return (
    <>
      {buttons}
      {environment && (
        <Example environment={environment} container={copyElementRef} isTyped={isTyped} />
      )}
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
        <Icon name={copied ? 'tick' : 'copy'} size={18} />
      </button>
      <output className={failed ? 'ft-code-buttons__failed' : 'ft-visually-hidden'}>
        {failed ? t('copyFailedText') : copied && t('copiedText')}
      </output>
    </>
  );
}
