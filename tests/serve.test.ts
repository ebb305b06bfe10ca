import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { serve, serveNear } from '../scripts/serve.mjs';

it('serves at the next free port if another program has the one that is asked for', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'served-'));
  writeFileSync(path.join(folder, 'index.html'), 'the second');
  const first = await serve({ base: '/' });
  const port = Number(new URL(first.url).port);
  const second = await serveNear(port, { folder, base: '/' });
  try {
    expect(Number(new URL(second.url).port)).toBeGreaterThan(port);
    const response = await fetch(second.url);
    expect(await response.text()).toBe('the second');
  } finally {
    await Promise.all([first.close(), second.close()]);
  }
});
