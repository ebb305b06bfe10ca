import { useCodeButtonGroup } from '@rspress/core/theme-original';
import { CodeButtonGroup } from '../CodeButtonGroup/CodeButtonGroup';

/**
 * An import statement with a button that copies it.
 *
 * @param names What is imported.
 * @param module Where from.
 */
export function ImportLine({ names, module }: { names: string[]; module: string }) {
  const { copyElementRef, ...buttons } = useCodeButtonGroup();
  return (
    <div className="ft-facts__import">
      <div ref={copyElementRef}>
        <code className="ft-facts__code">
          {`import { ${names.join(', ')} } from `}
          <span className="ft-facts__module">{`'${module}'`}</span>;
        </code>
      </div>
      <CodeButtonGroup {...buttons} copyElementRef={copyElementRef} showWrapCodeButton={false} />
    </div>
  );
}
