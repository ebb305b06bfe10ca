/** The parts of pages that hydrate alone (`packages/islands/client/Island.tsx`). */
import { Example } from './example/Example';
import { disclosureIsland } from './page/disclosureIsland';
import { SearchControls } from './search/Search';
import type { Islands } from '@funtool-docs/islands/client/Island';

export const islands: Islands = {
  // Named as the hash of a link to one begins (`EDIT_HASH`).
  edit(element) {
    const code = element.querySelector<HTMLElement>('[data-run]');
    const container = element.querySelector('.ft-example');
    if (!code || !container) return undefined;
    const block = { current: code.parentElement as HTMLDivElement };
    return {
      container,
      content: <Example container={block} isTyped={code.dataset['lang'] === 'ts'} />,
    };
  },
  disclosure: disclosureIsland,
  search: (element) => ({ container: element, content: <SearchControls /> }),
};
