import { newerTranslations } from '../../../../features/sync/build/newerTranslations';
import { fixtureSite } from '../fixtureSite';

/** The Chinese text of one section has changed since `docs/sync.json` declared it equal. */
export default fixtureSite('sync', {
  plugins: [newerTranslations(import.meta.dirname)],
});
