import type { Environment } from '../../../content/codeMeta';
import { CodeBlock, type CodeBlockProps } from '@rspress/core/theme-original';
import { isValidElement } from 'react';

/** Passes `data-run` (`features/examples/build/runnableExamples.ts`) to the buttons. */
export function RunnableCodeBlock({ codeButtonGroupProps, ...props }: CodeBlockProps) {
  const { children: pre } = props;
  const marked = isValidElement<{ 'data-run'?: Environment }>(pre) ? pre.props : undefined;
  const environment = marked?.['data-run'];
  const buttons = { ...codeButtonGroupProps, environment, isTyped: props.lang === 'ts' };
  return <CodeBlock {...props} codeButtonGroupProps={buttons as typeof codeButtonGroupProps} />;
}
