import { Blob as NodeBlob } from 'node:buffer';
import { fireEvent, screen } from '@testing-library/react';
import { type ReactNode, useRef } from 'react';
import { vi } from 'vitest';
import type { Environment } from '@funtool-docs/content/codeBlocks';
import { encodeShare } from '@funtool-docs/runner/session/shareLink';
import { Example } from '../../theme/example/Example';
import texts from '../../theme/example/texts.json';
import i18n from '../../theme/i18n.json';
import { runs } from './fakeRunner';
import { renderOnPage } from './render';

const PATH = '/en/guide/api/array/at';

/** The example of the page. */
export const OWN = "at([1], 0); // => 1\nat('ab', 1); // => 'b'";

interface ExampleBlockProps {
  code?: string;
  environment?: Environment;
}

/** A code block that runs, as Rspress and the theme render it. */
export function ExampleBlock({ code = OWN, environment = 'worker' }: ExampleBlockProps): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const lines = code.split('\n').map((line, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- lines stay
    <span key={index}>
      {index > 0 && '\n'}
      <span className="line">
        <span>{line}</span>
      </span>
    </span>
  ));
  return (
    <>
      <div ref={container}>
        <pre data-run={environment}>
          <code>{lines}</code>
        </pre>
      </div>
      <Example container={container} isTyped={false} />
    </>
  );
}

/** Prepares the browser for examples: an address and an empty tab. */
export function prepareExamples(hash = ''): void {
  runs.length = 0;
  sessionStorage.clear();
  goTo(hash);
  // That of jsdom cannot be streamed.
  vi.stubGlobal('Blob', NodeBlob);
}

/** Follows a link on the page. */
export function goTo(hash: string): void {
  history.replaceState(null, '', `/funtool${PATH}${hash}`);
  fireEvent(window, new Event('hashchange'));
}

export const linkTo = (code: string, environment: Environment = 'worker') =>
  encodeShare(0, { code, environment });

const NAMES = {
  run: i18n['example.runText'].en,
  stop: i18n['example.stopText'].en,
  edit: i18n['example.editText'].en,
  close: i18n['example.closeText'].en,
  reload: i18n['example.reloadText'].en,
  reset: texts.resetText.en,
  share: texts.shareText.en,
};

/** Renders an example, with what a reader does and sees there. */
export function renderExample(block: ReactNode = <ExampleBlock />) {
  const { user, unmount, container } = renderOnPage(
    <div className="rspress-doc">
      <h2 id="examples">Examples</h2>
      {block}
    </div>,
    { path: PATH },
  );
  const press = async (name: keyof typeof NAMES) =>
    user.click(await screen.findByRole('button', { name: NAMES[name] }));
  return {
    user,
    unmount,
    press,
    /** Opens the editor unless it is open, and replaces what is there. */
    write: async (code: string) => {
      if (!screen.queryByRole('textbox')) await press('edit');
      fireEvent.change(await findEditor(), { target: { value: code } });
    },
    outcome: () => container.querySelector('.ft-example__outcome')?.textContent,
    note: () => screen.queryByRole('note')?.textContent,
  };
}

export const findEditor = () => screen.findByRole<HTMLTextAreaElement>('textbox');

export const isEditing = () => screen.queryByRole('textbox') !== null;

/** Returns the notes at lines of the editor. */
export const notes = () =>
  [...screen.getByRole('list', { name: 'notes' }).children].map(({ textContent }) => textContent);
