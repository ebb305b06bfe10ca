import { CodeBlock, type CodeBlockProps } from '@rspress/core/theme-original';
import { cloneElement, type ComponentProps, isValidElement, useContext } from 'react';
import { Island } from '@funtool-docs/islands/client/Island';
import { PlaygroundContext } from './playgroundContext';

/**
 * A code block. One that runs is an island (`theme/islands.tsx`), except in the playground, which has
 * the buttons itself.
 */
export function RunnableCodeBlock({ codeButtonGroupProps, ...props }: CodeBlockProps) {
  const isPlayground = useContext(PlaygroundContext) !== undefined;
  const { children: pre } = props;
  // From `build/code.ts`.
  const runs = !isPlayground && isValidElement<object>(pre) && 'data-run' in pre.props;
  const buttons = { ...codeButtonGroupProps, runs, isTyped: props.lang === 'ts' };
  const block = (
    <CodeBlock {...props} codeButtonGroupProps={buttons as typeof codeButtonGroupProps}>
      {/* Also where Rspress has highlighted it, as in tabs of package managers. */}
      {isValidElement<ComponentProps<'pre'>>(pre) ? cloneElement(pre, { translate: 'no' }) : pre}
    </CodeBlock>
  );
  return runs ? <Island name="edit">{block}</Island> : block;
}
