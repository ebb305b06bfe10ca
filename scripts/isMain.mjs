import { realpathSync } from 'node:fs';

/**
 * Tells whether a module is the script that was started, also through a link: Node.js resolves links in
 * the file of a module, but not in its arguments.
 *
 * @param {string} file `import.meta.filename` of the module.
 * @param {string | undefined} [started] What was started; nothing with `node --eval`.
 */
export function isMain(file, started = process.argv[1]) {
  if (!started) return false;
  try {
    return realpathSync(file) === realpathSync(started);
  } catch {
    // Node.js can be told to start something that is no file.
    return false;
  }
}
