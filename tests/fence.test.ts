import path from 'node:path';
import { expect, it } from 'vitest';
import { listFilesOf, readText } from '@funtool-docs/content/files';

const root = path.resolve(import.meta.dirname, '..');

/** Matches what another site need not have, and imports of what is this site's alone. */
const FOREIGN = /search|playground|zoom|example|theme\/[\w/]*'|site\.config'|i18n\.json/i;

/** The part of an address after `?`, which has a name of its own. */
const isAboutAddress = (line: string) => /\b(?:location|hash)\b/.test(line);

/** Matches names that Rspress gives to its own things. */
const NAMES = /searchIndexHash/g;

const files = listFilesOf(root, ['packages/islands']).filter(
  (file) => /\.(?:tsx?|css)$/.test(file) && !/\.test\.tsx?$|\/contract\//.test(file),
);

it('the package of islands names nothing that only this site has', () => {
  const found = files.flatMap((file) =>
    readText(path.join(root, file))
      .replaceAll(NAMES, '')
      .split('\n')
      .map((line) => (isAboutAddress(line) ? line.replaceAll(/\bsearch\b/g, '') : line))
      .flatMap((line, index) =>
        FOREIGN.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [],
      ),
  );
  expect(found).toEqual([]);
});
