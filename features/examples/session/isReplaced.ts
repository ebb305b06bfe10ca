/**
 * Tells whether a deployment has removed the sandbox document: its name contains a content hash, so
 * pages that were opened before the deployment still ask for the old one.
 */
export async function isReplaced(): Promise<boolean> {
  try {
    const { status } = await fetch(RUNNER_ADDRESS, { method: 'HEAD', cache: 'no-store' });
    return status === 404;
  } catch {
    return false;
  }
}
