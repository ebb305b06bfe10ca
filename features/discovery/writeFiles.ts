import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes files by path within a folder, and creates missing folders. */
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
