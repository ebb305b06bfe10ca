import { type ComponentProps, useEffect, useId, useRef } from 'react';
import { CODE_FIELD } from '../../shared/codeField';
import { VisibleText } from '../../example/VisibleText';

interface FieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  problem?: string | undefined;
}

/** A labelled text field that keeps what was typed before hydration. */
export function Field({ label, value, onChange, problem, ...rest }: FieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const typed = input.current!.value;
    if (typed !== value) onChange(typed);
    // oxlint-disable-next-line react/exhaustive-deps -- typed before this component could react
  }, []);
  return (
    <div className="ft-demo__field">
      <label htmlFor={id}>{label}</label>
      <input
        className="ft-demo__input"
        {...CODE_FIELD}
        {...rest}
        id={id}
        ref={input}
        value={value}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-problem`}
        onChange={(event) => onChange(event.target.value)}
      />
      <output className="ft-demo__problem" id={`${id}-problem`} htmlFor={id}>
        {problem && <VisibleText>{problem}</VisibleText>}
      </output>
    </div>
  );
}
