import { Outline } from '@rspress/core/theme';
import type { ReactNode } from 'react';
import { OUTLINE_POPOVER } from '../../ui/breakpoints';
import { useClosingPopover } from '../../ui/useClosingPopover';
import { useOutlineHeaders } from '../outline/useOutlineHeaders';
import { OUTLINE_ID } from '../../ui/elementIds';

/** Container of the outline: beside the content, or a popover in narrow windows. */
export function OutlinePanel({ before, after }: Record<'before' | 'after', ReactNode>) {
  const panel = useClosingPopover<HTMLDivElement>(OUTLINE_POPOVER);
  const headers = useOutlineHeaders();
  if (headers.length === 0) return null;
  return (
    <div className="ft-doc-layout__outline" id={OUTLINE_ID} popover="auto" ref={panel}>
      {before}
      <Outline />
      {after}
    </div>
  );
}
