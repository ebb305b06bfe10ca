import { screen } from '@testing-library/react';

/** Returns what a list of results shows for a call, as text; `undefined` where it has no such call. */
export function resultOf(call: string): string | undefined {
  const term = screen.queryAllByRole('term').find(({ textContent }) => textContent === call);
  return term?.nextElementSibling?.textContent;
}

/** Returns what is said to be wrong with the value of a field, at that field. */
export function problemAt(field: HTMLElement): string {
  return document.getElementById(field.getAttribute('aria-describedby')!)!.textContent;
}
