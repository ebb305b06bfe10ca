// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderOnPage } from '../../tests/components/render';
import { ImageZoom } from './ImageZoom';

it('makes only images of the text zoomable that do nothing else @spec:limits', async () => {
  renderOnPage(
    <>
      <img alt="A logo" />
      <div className="rspress-doc">
        <img alt="A map" />
        <a href="/map">
          <img alt="A link" />
        </a>
        <button type="button">
          <img alt="A button" />
        </button>
        <div contentEditable suppressContentEditableWarning>
          <img alt="A part of an editor" />
        </div>
      </div>
      <ImageZoom />
    </>,
  );
  await vi.waitFor(() => screen.getByLabelText('Zoom image: A map'), { timeout: 10_000 });
  expect(document.querySelectorAll('[aria-label^=Zoom]')).toHaveLength(1);
});
