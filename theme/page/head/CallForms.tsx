import { Link } from '@rspress/core/theme-original';
import type { PageRecord } from '@funtool-docs/facts/builtPage';
import { useLocalizedPath } from '@funtool-docs/islands/client/useLocalizedPath';
import { Code } from '../../shared/Code';
import './CallForms.css';

type Form = NonNullable<PageRecord['callForms']>[number];

interface CallFormsProps {
  title: string;
  forms: Form[];
}

/** More would not fit one line. */
const MAX_METHODS = 6;

/** The title of an API page, and how to call what it documents. */
export function CallForms({ title, forms }: CallFormsProps) {
  return (
    <div className="ft-call">
      <h1 className="rp-toc-include" translate="no">
        {title}
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
