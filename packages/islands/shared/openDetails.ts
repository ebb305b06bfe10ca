/**
 * Opens the `details` that holds the target of the address, which the browser leaves closed.
 *
 * @returns Whether there is one.
 */
export function openDetails(): boolean {
  const id = location.hash.slice(1);
  const details = id && document.getElementById(id)?.closest('details');
  if (details) details.open = true;
  return Boolean(details);
}
