/**
 * Opens every `details` that holds the target of the address, which the browser leaves closed.
 *
 * @returns Whether there is one.
 */
export function openDetails(): boolean {
  const id = location.hash.slice(1);
  const target = id && document.getElementById(id);
  const first = target && target.closest('details');
  for (let details = first; details; details = details.parentElement!.closest('details')) {
    details.open = true;
  }
  return Boolean(first);
}
