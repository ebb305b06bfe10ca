import { useCodeButtonGroup } from '@rspress/core/theme-original';
import { CodeButtonGroup } from '../../examples/ui/CodeButtonGroup';

interface ImportLineProps {
  names: string[];
  module: string;
  size: string;
}

/** An import statement with its size in words and a copy button. */
export function ImportLine({ names, module, size }: ImportLineProps) {
  const { copyElementRef, ...buttons } = useCodeButtonGroup();
  return (
    <div className="ft-facts__import">
      <div className="ft-facts__statement">
        <div ref={copyElementRef}>
          <code className="ft-facts__code">
            {`import { ${names.join(', ')} } from `}
            <span className="ft-facts__module">{`'${module}'`}</span>;
          </code>
        </div>
        <span className="ft-facts__size">{size}</span>
      </div>
      <CodeButtonGroup {...buttons} copyElementRef={copyElementRef} showWrapCodeButton={false} />
    </div>
  );
}
