import { useFrontmatter, usePage } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme-original';
import type { ReactNode } from 'react';
import { splitSentences } from '@funtool-docs/content/claims/splitSentences';
import { EVIDENCE_ID } from '@funtool-docs/shared/elementIds';
import { useText } from '../../shared/useText';
import { renderInlineMarkdown } from '../../shared/renderInlineMarkdown';
import { describeFacts } from '@funtool-docs/facts/reference/describeFacts';
import './PageFacts.css';
import { CodeLine } from '../../example/CodeButtonGroup';
import './PageAnswer.css';

/** Shows when to use what an API page documents, what to watch out for, and facts about it. */
export function PageFacts({ children }: { children?: ReactNode }) {
  const t = useText();
  const { frontmatter } = useFrontmatter();
  const { facts } = usePage().page;
  const { advice } = frontmatter as { advice?: string };
  if (!facts) return null;
  // Where it runs is said where that is not everywhere; what it returns there, in what to watch out for.
  const { runsIn, size, ...others } = describeFacts(facts, t).rows;
  const answers = facts.firstAnswers
    .map((answer) => t(`facts.${answer}`))
    .join(t('facts.separatorText'));
  const rows = [size, ...(facts.environment === 'any' ? [] : [runsIn]), ...Object.values(others)];
  return (
    <>
      {advice && (
        <div className="ft-advice">
          {splitSentences(advice).map(({ text }) => (
            <p key={text} {...renderInlineMarkdown(text)} />
          ))}
        </div>
      )}
      {children && (
        <nav className="ft-warnings rp-not-doc" aria-label={t('watchOutText')}>
          {children}
        </nav>
      )}
      <div className="ft-facts rp-not-doc">
        <a className="ft-checked" href={`#${EVIDENCE_ID}`}>
          {answers ? t('facts.checkedAnswersText', { answers }) : t('checkedText')}
        </a>
        <details>
          <summary>{t('facts.titleText')}</summary>
          <dl aria-label={t('facts.titleText')}>
            {rows.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  {typeof value === 'string'
                    ? value
                    : value.map(({ label, url }) => (
                        <Link key={url} href={url} translate="no">
                          {label}
                        </Link>
                      ))}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      </div>
    </>
  );
}

/** The answer of an API page, below the import of what it documents. */
export function PageAnswer({ children }: { children?: ReactNode }) {
  const t = useText();
  const { facts } = usePage().page;
  if (!facts) return children;
  const { modules } = describeFacts(facts, t);
  return (
    <div className="ft-answer">
      <fieldset className="ft-import">
        <legend className="ft-visually-hidden">{t('facts.importText')}</legend>
        {modules.map((module, index) => (
          <label key={module} className="ft-import__choice">
            <input type="radio" name="ft-import" value={module} defaultChecked={index === 0} />
            {module}
          </label>
        ))}
        {modules.map((module) => (
          <CodeLine key={module}>
            {`import { ${facts.imports.join(', ')} } from `}
            <span className="ft-import__module">{`'${module}'`}</span>;
          </CodeLine>
        ))}
      </fieldset>
      {children}
    </div>
  );
}
