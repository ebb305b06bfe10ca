import { expect, test } from 'vitest';
import { bundleWorker } from '@funtool-docs/islands/build/bundle';
import { site } from '../../site.config';
import { DATA_ID } from '@funtool-docs/shared/elementIds';
import { readBuilt } from './readBuilt';

const WORKER = 'service-worker.js';

// Holds for either value of `offline` in site.config.js.
test('the site has the worker that the setting asks for, and pages that know of it', async () => {
  const isRetired = readBuilt(WORKER) === (await bundleWorker('retiredWorker'));
  expect(isRetired).toBe(!site.offline);
  const html = readBuilt('guide/api/array/at.html');
  const [, json] = new RegExp(`<script[^>]* id="${DATA_ID}"[^>]*>(.*?)</script>`).exec(html)!;
  expect(JSON.parse(json!).worker).toBe(site.offline ? `/funtool/${WORKER}` : undefined);
});
