import { routePathToMdPath, usePage } from '@rspress/core/runtime';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import { Icon } from '../../shared/Icon';
import { useCopied } from '../../shared/useCopied';
import { useText } from '../../shared/useText';
import { copyDeferred } from '../../shared/copyText';
import './PageMarkdown.css';

interface PageMarkdownProps {
  /** A button for what else can be done with the page. */
  children?: ReactNode;
}

/** A menu to copy and view the page as Markdown, if the build has written it. */
export function PageMarkdown({ children }: PageMarkdownProps) {
  const t = useText();
  const { page } = usePage();
  const [copied, markCopied] = useCopied();
  const [failed, setFailed] = useState(false);
  if (!page.hasMarkdown) return null;
  const address = routePathToMdPath(page.routePath);
  const copy = async () => {
    setFailed(false);
    if (await copyDeferred(fetchText(address))) markCopied();
    else setFailed(true);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a menu closes by Escape, and when the focus leaves
    <details className="ft-page-markdown" onBlur={closeOnLeave} onKeyDown={closeOnEscape}>
      <summary aria-label={t('pageActionsText')} title={t('pageActionsText')}>
        <Icon name="more" size={18} />
      </summary>
      <div className="ft-page-markdown__menu">
        <button className="ft-page-markdown__copy" type="button" onClick={() => void copy()}>
          <Icon name={copied ? 'tick' : 'copy'} size={16} />
          {t('copyPageText')}
        </button>
        <a href={address} type="text/markdown">
          {t('viewMarkdownText')}
        </a>
        {children}
        <output className={failed ? 'ft-page-markdown__failed' : 'ft-visually-hidden'}>
          {failed ? t('copyPageFailedText') : copied && t('copiedText')}
        </output>
      </div>
    </details>
  );
}

function closeOnLeave({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) {
  if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
}

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
  if (key !== 'Escape' || !currentTarget.open) return;
  currentTarget.open = false;
  currentTarget.querySelector('summary')!.focus();
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers with status ${response.status}`);
  return response.text();
}
