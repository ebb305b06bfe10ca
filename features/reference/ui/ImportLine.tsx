import { useCodeButtonGroup } from '@rspress/core/theme-original';
import { CodeButtonGroup } from '../../examples/ui/CodeButtonGroup';

interface ImportLineProps {
  names: string[];
  module: string;
  size: string;
}

/**
 * An import statement with its size and a copy button.
 *
 * @param size What the import adds to a bundle, in words.
 */
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
