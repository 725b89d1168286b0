import { useId } from 'react';

interface Props<Value extends string> {
  /** The name of the group, for screen readers. */
  legend: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  disabled?: readonly Value[];
  onChange: (value: Value) => void;
}

/** A choice of few, as a row of radio buttons. */
export function Segments<Value extends string>({
  legend,
  options,
  value,
  disabled = [],
  onChange,
}: Props<Value>) {
  const name = useId();
  return (
    <fieldset className="review-segments">
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            {...{ name }}
            checked={option.value === value}
            disabled={disabled.includes(option.value)}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
