import { usePage } from '@rspress/core/runtime';
import { useCodeButtonGroup } from '@rspress/core/theme-original';
import type { ReactNode } from 'react';
import { CodeButtonGroup } from '../../example/CodeButtonGroup';
import { Code } from '../../shared/Code';
import { useText } from '../../shared/useText';
import { describeFacts } from '@funtool-docs/facts/reference/describeFacts';
import './PageAnswer.css';

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
          <ImportLine key={module} names={facts.imports} module={module} />
        ))}
      </fieldset>
      {children}
    </div>
  );
}

interface ImportLineProps {
  names: string[];
  module: string;
}

/** An import statement with a copy button. */
function ImportLine({ names, module }: ImportLineProps) {
  const { copyElementRef, ...buttons } = useCodeButtonGroup();
  return (
    <div className="ft-import__line">
      <div ref={copyElementRef}>
        <Code className="ft-import__code">
          {`import { ${names.join(', ')} } from `}
          <span className="ft-import__module">{`'${module}'`}</span>;
        </Code>
      </div>
      <CodeButtonGroup {...buttons} copyElementRef={copyElementRef} showWrapCodeButton={false} />
    </div>
  );
}
