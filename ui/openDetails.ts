/** Opens the `details` whose summary holds the target of the address, which the browser leaves closed. */
export function openDetails(): void {
  const id = location.hash.slice(1);
  const details = id && document.getElementById(id)?.closest('summary')?.parentElement;
  if (details) (details as HTMLDetailsElement).open = true;
}
