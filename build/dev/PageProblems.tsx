import { usePage } from '@rspress/core/runtime';
import { useEffect, useState } from 'react';
import type { Problem } from '@funtool-docs/content/problem';
import { fetchData } from '@funtool-docs/islands/client/fetchData';
import './PageProblems.css';

declare global {
  interface ImportMeta {
    /** Tells of edits (https://rspack.rs/api/runtime-api/hmr). */
    webpackHot?: Record<
      'addStatusHandler' | 'removeStatusHandler',
      (onStatus: (status: string) => void) => void
    >;
  }
}

/** Time for which a page rests before it is checked again, in milliseconds. */
const REST = 500;

/** Shows what is wrong with the page, in development: a list, and each problem at its place. */
export default function PageProblems() {
  const { page } = usePage();
  const { _relativePath: file } = page as typeof page & { _relativePath: string };
  const [problems, setProblems] = useState<Problem[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const check = async () => {
      const found = await fetchData<Problem[]>(`/static/problems/${file}.json`).catch(
        (error: unknown) => [{ file, line: 1, message: String(error) }],
      );
      if (isCurrent) setProblems(found);
    };
    let timer = setTimeout(check, REST);
    const onStatus = (status: string) => {
      if (status !== 'idle') return;
      clearTimeout(timer);
      timer = setTimeout(check, REST);
    };
    import.meta.webpackHot?.addStatusHandler(onStatus);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      import.meta.webpackHot?.removeStatusHandler(onStatus);
    };
  }, [file]);
  useEffect(() => {
    const marks = problems.map(markPlace);
    return () => marks.forEach((mark) => mark.remove());
  }, [problems]);
  if (problems.length === 0) return null;
  return (
    <aside className="ft-problems" role="alert">
      <strong>{`${problems.length} problems in docs/${file}`}</strong>
      <ol>
        {problems.map((problem) => (
          <li key={`${problem.line} ${problem.message}`}>{describe(problem)}</li>
        ))}
      </ol>
    </aside>
  );
}

/** Beside what React renders, which could not hold it: a paragraph has none inside. */
function markPlace(problem: Problem): HTMLElement {
  const mark = document.createElement('p');
  mark.className = 'ft-problems__mark';
  mark.textContent = describe(problem);
  placeOf(problem.line)?.after(mark);
  return mark;
}

function describe({ line, message }: Problem): string {
  return `line ${line}: ${message}`;
}

/** The last block that begins at the line or above it. */
function placeOf(line: number): Element | undefined {
  return [...document.querySelectorAll('[data-line]')].findLast(
    (block) => Number(block.getAttribute('data-line')) <= line,
  );
}
