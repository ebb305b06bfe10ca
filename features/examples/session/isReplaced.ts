/**
 * Tells whether the server no longer has the document of the sandbox: its name changes with its content,
 * so a deployment takes it from pages that were opened before.
 */
export async function isReplaced(): Promise<boolean> {
  try {
    const { status } = await fetch(RUNNER_ADDRESS, { method: 'HEAD', cache: 'no-store' });
    return status === 404;
  } catch {
    return false;
  }
}
