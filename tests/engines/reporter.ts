import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Prints a line per test with the browser's version, then the browsers that were missing. */
export default class EngineReporter implements Reporter {
  readonly #missing = new Map<string, string>();

  /** Prints the outcome of a test and the source of a failure. */
  onTestEnd(test: TestCase, { status, annotations, duration, errors }: TestResult): void {
    const told = (type: string) => annotations.find((note) => note.type === type)?.description;
    const project = test.parent.project()!.name;
    if (status === 'skipped') {
      this.#missing.set(project, told('skip') ?? 'skipped');
      return;
    }
    const title = test.titlePath().slice(3).join(' ');
    const sign = status === 'passed' ? '✓' : '✗';
    const seconds = (duration / 1000).toFixed(1);
    console.log(`${sign} ${told('engine') ?? project}: ${title} (${seconds} s)`);
    for (const { message, snippet } of errors) console.log(indent(`${message}\n${snippet ?? ''}`));
  }

  /** Prints the missing browsers. */
  onEnd(): void {
    for (const [project, reason] of this.#missing) console.log(`- ${project}: ${reason}`);
  }

  /** Prints errors outside the tests. */
  onError({ message }: { message?: string }): void {
    console.log(indent(message ?? 'an unknown error'));
  }
}

const indent = (text: string) => text.trim().replaceAll(/^/gm, '    ');
