// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { renderOnPage } from '../../../tests/components/render';
import { SearchDialog } from './SearchDialog';

it('closes the search panel by its button', async () => {
  const dialog = createRef<HTMLDialogElement>();
  const { user } = renderOnPage(<SearchDialog dialog={dialog} />);
  dialog.current!.showModal();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(dialog.current!.open).toBe(false);
});
