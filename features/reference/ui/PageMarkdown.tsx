import { routePathToMdPath, usePage } from '@rspress/core/runtime';
import { useState } from 'react';
import { useCopied } from '../../../ui/useCopied';
import { useText } from '../../../framework/client/useText';
import { copyDeferred } from '../../../ui/copyDeferred';
import type { PageWithMarkdown } from '../../../framework/client/pageRecord';
import './PageMarkdown.css';

/** Buttons to copy and to view the page as Markdown, if the build wrote any. */
export function PageMarkdown() {
  const t = useText();
  const { page } = usePage();
  const [copied, markCopied] = useCopied();
  const [failed, setFailed] = useState(false);
  if (!(page as PageWithMarkdown).hasMarkdown) return null;
  const address = routePathToMdPath(page.routePath);
  const copy = async () => {
    setFailed(false);
    if (await copyDeferred(fetchText(address))) markCopied();
    else setFailed(true);
  };
  return (
    <div className="ft-page-markdown">
      <button className="ft-page-markdown__copy" type="button" onClick={() => void copy()}>
        <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
          <path
            className="ft-nav__line"
            d={copied ? 'm5 12.5 5 5L19 7' : 'M9 9h11v11H9zM5 15H4V4h11v1'}
          />
        </svg>
        {t('copyPageText')}
      </button>
      <a className="rp-link" href={address} type="text/markdown">
        {t('viewMarkdownText')}
      </a>
      <output className={failed ? 'ft-page-markdown__failed' : 'ft-visually-hidden'}>
        {failed ? t('copyPageFailedText') : copied && t('copiedText')}
      </output>
    </div>
  );
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers with status ${response.status}`);
  return response.text();
}
