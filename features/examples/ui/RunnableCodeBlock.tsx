import type { Environment } from '../../../content/codeMeta';
import { CodeBlock, type CodeBlockProps } from '@rspress/core/theme-original';
import { isValidElement, useContext } from 'react';
import { Island } from '../../../framework/client/Island';
import { PlaygroundContext } from './playgroundContext';

/**
 * A code block. One that runs is an island (`theme/islands.tsx`), except in the playground, which
 * opens its editor itself.
 */
export function RunnableCodeBlock({ codeButtonGroupProps, ...props }: CodeBlockProps) {
  const isPlayground = useContext(PlaygroundContext) !== undefined;
  const { children: pre } = props;
  // From `features/examples/build/runnableExamples.ts`.
  const marked = isValidElement<{ 'data-run'?: Environment }>(pre) ? pre.props : undefined;
  const environment = marked?.['data-run'];
  const buttons = { ...codeButtonGroupProps, environment, isTyped: props.lang === 'ts' };
  const block = (
    <CodeBlock {...props} codeButtonGroupProps={buttons as typeof codeButtonGroupProps} />
  );
  return environment && !isPlayground ? <Island name="example">{block}</Island> : block;
}
