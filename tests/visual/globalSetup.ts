import { existsSync } from 'node:fs';
import { serve } from '../../scripts/serve.mjs';

/** Serves the built site on a free port. */
export default async function globalSetup() {
  if (!existsSync('doc_build/index.html')) {
    throw new Error('There is no site in doc_build/. Run "npm run build" first.');
  }
  const server = await serve();
  process.env['VISUAL_URL'] = server.url;
  return () => server.close();
}
