import { routePathToMdPath, usePage } from '@rspress/core/runtime';
import { ProofToggle } from './claims/ProofToggle';
import { titleAttributes } from '../shared/titleAttributes';
import './FallbackHeading.css';
import { Link } from '@rspress/core/theme-original';
import type { PageRecord } from '@funtool-docs/facts/builtPage';
import { useLocalizedPath } from '@funtool-docs/islands/client/links';
import { useText } from '../shared/useText';
import './head/Breadcrumb.css';
import { Code, withWordBreaks } from '../shared/Code';
import './head/CallForms.css';
import { actionOf } from '../shared/actions';
import { Icon } from '../shared/Icon';
import './head/PageMarkdown.css';

/** The heading of a page: its place, title, description and what can be done with it. */
export function FallbackHeading({ title }: { title: string }) {
  const { page } = usePage();
  const { callForms, facts } = page;
  return (
    <div className="ft-doc-heading rp-not-doc">
      <div className="ft-doc-heading__top">
        <Breadcrumb />
        {!facts && <ProofToggle />}
        <PageMarkdown />
      </div>
      {callForms ? (
        <CallForms title={title} forms={callForms} />
      ) : (
        <h1 className="rp-toc-include" {...titleAttributes(page.routePath)}>
          {title}
        </h1>
      )}
      {page.description && <p className="ft-doc-heading__lead">{page.description}</p>}
    </div>
  );
}

/** The way from the overview to a category and to an API page. */
function Breadcrumb() {
  const { category, facts, routePath } = usePage().page;
  const t = useText();
  const localize = useLocalizedPath();
  if (!/\/guide\/api\/./.test(routePath)) return null;
  return (
    <nav className="ft-breadcrumb" aria-label={t('breadcrumbText')}>
      <Link href={localize('/guide/api/')}>{t('apiText')}</Link>
      {facts && <Link href={localize(facts.group)}>{category}</Link>}
    </nav>
  );
}

type Form = NonNullable<PageRecord['callForms']>[number];

/** More would not fit one line. */
const MAX_METHODS = 6;

/** Characters of a title that fit one line of a phone. */
const PHONE_TITLE = 20;

/** The title of an API page, and how to call what it documents. */
function CallForms({ title, forms }: { title: string; forms: Form[] }) {
  return (
    <div className="ft-call">
      <h1 className="rp-toc-include" translate="no">
        {title.length > PHONE_TITLE ? withWordBreaks(title) : title}
      </h1>
      {forms.map(({ callee, parameters, returns, methods }) => (
        <p className="ft-call__form" key={callee + parameters}>
          <Code>
            <b>{callee}</b>
            {parameters}
          </Code>
          {returns && <Code className="ft-call__returns">→ {returns}</Code>}
          <Methods methods={methods} />
        </p>
      ))}
    </div>
  );
}

function Methods({ methods }: Pick<Form, 'methods'>) {
  const localize = useLocalizedPath();
  const rest = methods.length - MAX_METHODS;
  return (
    <>
      {methods.slice(0, MAX_METHODS).map(({ name, link }) => (
        <Link key={name} href={link.startsWith('#') ? link : localize(link)}>
          <Code>.{name}()</Code>
        </Link>
      ))}
      {rest > 0 && <Link href="#signature">+{rest}</Link>}
    </>
  );
}

/** Copies the page as Markdown (`pageActions.ts`), or leads to it, if the build has written it. */
export function PageMarkdown() {
  const t = useText();
  const { page } = usePage();
  if (!page.hasMarkdown) return null;
  return (
    <div className="ft-page-markdown">
      <button type="button" {...actionOf('copyPage')}>
        <Icon name="copy" size={16} />
        <span>{t('copyPageText')}</span>
      </button>
      {/* React leaves what `copyPage.ts` writes there before hydration. */}
      <output dangerouslySetInnerHTML={{ __html: '' }} />
      <a href={routePathToMdPath(page.routePath)} type="text/markdown">
        {t('viewMarkdownText')}
      </a>
    </div>
  );
}
