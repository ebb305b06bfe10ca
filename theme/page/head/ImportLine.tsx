import { useCodeButtonGroup } from '@rspress/core/theme-original';
import { CodeButtonGroup } from '../../example/CodeButtonGroup';
import { Code } from '../../shared/Code';

interface ImportLineProps {
  names: string[];
  module: string;
}

/** An import statement with a copy button. */
export function ImportLine({ names, module }: ImportLineProps) {
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
