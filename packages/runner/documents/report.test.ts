import { expect, it } from 'vitest';
import type { CheckedDocument } from './checkDocuments';
import { toSummary, writeAnnotations, writeReport } from './report';

const documents: CheckedDocument[] = [
  {
    file: 'a, b.md',
    results: [
      { line: 2, stated: '1', verdict: 'equal' },
      { line: 3, stated: '50%', verdict: 'differs', actual: '2\n3' },
      { line: 4, stated: '3', verdict: 'not executable', reason: 'missing name: x' },
      { line: 5, stated: '4', verdict: 'not executable', reason: 'stops at line 4: Error: no' },
    ],
  },
];

it('sums up, reasons without their details', () => {
  const reasons = [
    ['missing name', 1],
    ['stops', 1],
  ];
  expect(toSummary(documents)).toEqual({
    stated: 4,
    equal: 1,
    differs: 1,
    notExecutable: 2,
    reasons,
  });
});

it('lists false results with file and line, and others on request', () => {
  const summary = '4 stated: 1 equal, 1 false, 2 not executable (missing name 1, stops 1)';
  expect(writeReport(documents, false)).toBe(
    `a, b.md:3\n  stated  50%\n  actual  2\n          3\n${summary}`,
  );
  expect(writeReport(documents, true)).toContain('a, b.md:4  not executable: missing name: x\n');
});

it('writes annotations as GitHub reads them', () => {
  expect(writeAnnotations(documents)).toEqual([
    '::error file=a%2C b.md,line=3::stated 50%25, actual 2%0A3',
  ]);
});
