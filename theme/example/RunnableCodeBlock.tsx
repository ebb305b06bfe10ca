import type { Environment } from '@funtool-docs/content/codeMeta';
import { CodeBlock, type CodeBlockProps } from '@rspress/core/theme-original';
import { cloneElement, type ComponentProps, isValidElement, useContext } from 'react';
import { Island } from '@funtool-docs/islands/client/Island';
import { PlaygroundContext } from './playgroundContext';

/**
 * A code block. One that runs is an island (`theme/islands.tsx`), except in the playground, which
 * opens its editor itself.
 */
export function RunnableCodeBlock({ codeButtonGroupProps, ...props }: CodeBlockProps) {
  const isPlayground = useContext(PlaygroundContext) !== undefined;
  const { children: pre } = props;
  // From `build/code.ts`.
  const marked = isValidElement<{ 'data-run'?: Environment }>(pre) ? pre.props : undefined;
  const environment = marked?.['data-run'];
  const buttons = { ...codeButtonGroupProps, environment, isTyped: props.lang === 'ts' };
  const block = (
    <CodeBlock {...props} codeButtonGroupProps={buttons as typeof codeButtonGroupProps}>
      {/* Also where Rspress has highlighted it, as in tabs of package managers. */}
      {isValidElement<ComponentProps<'pre'>>(pre) ? cloneElement(pre, { translate: 'no' }) : pre}
    </CodeBlock>
  );
  return environment && !isPlayground ? <Island name="edit">{block}</Island> : block;
}
