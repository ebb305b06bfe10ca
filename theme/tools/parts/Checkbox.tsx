import type { ReactNode } from 'react';

interface ChoiceProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}

/** A check box of a demo. */
export function Checkbox({ checked, onChange, children }: ChoiceProps) {
  return (
    <label className="ft-demo__choice">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {children}
    </label>
  );
}
