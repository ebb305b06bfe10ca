import { type ReactNode, useId } from 'react';
import { Icon } from '../shared/Icon';
import { POPOVER_MEDIA } from '../layout/closePopovers';
import './NavPopover.css';

interface NavPopoverProps {
  /** Accessible name of the button. */
  name: string;
  label: ReactNode;
  children: ReactNode;
}

/** A button with a popover, which opens by click and keyboard, not by hover. */
export function NavPopover({ name, label, children }: NavPopoverProps) {
  const id = useId();
  return (
    <>
      <button className="ft-nav__more" type="button" popoverTarget={id} aria-label={name}>
        {label}
        <Icon name="chevronDown" size={16} />
      </button>
      <div className="ft-nav-popover" id={id} popover="auto" {...{ [POPOVER_MEDIA]: 'all' }}>
        {children}
      </div>
    </>
  );
}
