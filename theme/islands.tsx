/** The parts of pages that hydrate alone (`packages/islands/client/Island.tsx`). */
import type { Environment } from '@funtool-docs/content/codeMeta';
import { Example } from './example/Example';
import { disclosureIsland } from './page/disclosureIsland';
import { SearchControls } from './search/Search';
import type { Islands } from '@funtool-docs/islands/client/islands';

export const islands: Islands = {
  // Named as the hash of a link to one begins (`EDIT_HASH`).
  edit(element) {
    const code = element.querySelector<HTMLElement>('[data-run]');
    const container = element.querySelector('.ft-example');
    if (!code || !container) return undefined;
    const { run, lang } = code.dataset;
    return {
      container,
      content: (
        <Example
          environment={run as Environment}
          container={{ current: code.parentElement as HTMLDivElement }}
          isTyped={lang === 'ts'}
        />
      ),
    };
  },
  disclosure: disclosureIsland,
  search: (element) => ({ container: element, content: <SearchControls /> }),
};
