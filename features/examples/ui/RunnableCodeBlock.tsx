import type { Environment } from '../../../content/codeMeta';
import { CodeBlock, type CodeBlockProps } from '@rspress/core/theme-original';
import { isValidElement } from 'react';

/** Passes `data-run` (`features/examples/build/runnableExamples.ts`) to the buttons. */
export function RunnableCodeBlock({ codeButtonGroupProps, ...props }: CodeBlockProps) {
  const { children: pre } = props;
  const marked = isValidElement<{ 'data-run'?: Environment }>(pre) ? pre.props : undefined;
  const buttons = { ...codeButtonGroupProps, environment: marked?.['data-run'] };
  return <CodeBlock {...props} codeButtonGroupProps={buttons as typeof codeButtonGroupProps} />;
}
