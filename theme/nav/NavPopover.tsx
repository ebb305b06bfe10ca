import { type ReactNode, useId } from 'react';
import { useClosingPopover } from '../../ui/useClosingPopover';
import './NavPopover.css';

interface NavPopoverProps {
  /** Accessible name of the button. */
  name: string;
  /** What the button shows. */
  label: ReactNode;
  children: ReactNode;
}

/**
 * A button of the navigation bar with a popover, which opens by click and keyboard, not by hover.
 */
export function NavPopover({ name, label, children }: NavPopoverProps) {
  const id = useId();
  const popover = useClosingPopover<HTMLDivElement>('all');
  return (
    <>
      <button className="ft-nav__more" type="button" popoverTarget={id} aria-label={name}>
        {label}
        <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
          <path className="ft-nav__line" d="m8 10 4 4 4-4" />
        </svg>
      </button>
      <div className="ft-nav-popover" id={id} popover="auto" ref={popover}>
        {children}
      </div>
    </>
  );
}
