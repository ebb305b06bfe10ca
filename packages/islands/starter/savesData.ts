/** Not in all browsers (https://wicg.github.io/netinfo). */
interface Connection {
  saveData: boolean;
  effectiveType: string;
}

/** Tells whether data is slow or metered, as far as the browser knows. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || /[23]g/.test(connection?.effectiveType ?? '');
}
