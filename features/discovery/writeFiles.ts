import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes files, with the folders they lie in.
 *
 * @param folder Where to write.
 * @param files Content by path within the folder.
 */
export async function writeFiles(
  folder: string,
  files: Record<string, string | Uint8Array>,
): Promise<void> {
  const writes = Object.entries(files).map(async ([name, content]) => {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  });
  await Promise.all(writes);
}
