import { TriangleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import * as styles from './Field.module.css';

interface FieldProps {
  label: string;
  hint?: ReactNode;
  /** The error, and the cure. */
  error?: string | undefined;
}

/** The attributes that a field passes to its control. */
interface Control {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
}

/** Renders a control with its label, hint and error. */
function Field({
  label,
  hint,
  error,
  children,
}: FieldProps & { children: (control: Control) => ReactNode }) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <TriangleAlert />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

type InputAttributes = Pick<ComponentProps<'input'>, 'inputMode' | 'list' | 'placeholder' | 'type'>;

interface InputProps extends FieldProps, InputAttributes {
  value: string;
  onChange: (value: string) => void;
  /** The lines of a text that may have several. */
  rows?: number;
  /** A button at the end of the input. */
  button?: ReactNode;
}

/** Renders a field for a text. */
export const Input = ({ label, hint, error, rows, button, onChange, ...rest }: InputProps) => (
  <Field {...{ label, hint, error }}>
    {(control) => {
      const attributes = { ...control, autoComplete: 'off', spellCheck: false };
      return (
        <div className={styles.withButton}>
          {rows === undefined ? (
            <input {...attributes} {...rest} onChange={({ target }) => onChange(target.value)} />
          ) : (
            <textarea
              {...attributes}
              rows={rows}
              value={rest.value}
              placeholder={rest.placeholder}
              onChange={({ target }) => onChange(target.value)}
            />
          )}
          {button}
        </div>
      );
    }}
  </Field>
);

interface SelectProps<Value extends string> extends FieldProps {
  /** `undefined` if no option has it. */
  value: Value | undefined;
  /** The labels by value. */
  options: Readonly<Record<Value, string | { label: string }>>;
  /** The label of `undefined`. */
  other?: string;
  onChange: (value: Value) => void;
}

const labelOf = (option: string | { label: string }) =>
  typeof option === 'string' ? option : option.label;

/** Renders a choice between a few values. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { value, options, other, onChange, ...field } = props;
  const values: Value[] = [];
  for (const one in options) values.push(one);
  const choose = (chosen: string) => values.filter((one) => one === chosen).forEach(onChange);
  return (
    <Field {...field}>
      {(control) => (
        <select {...control} value={value ?? ''} onChange={({ target }) => choose(target.value)}>
          {value === undefined && <option value="">{other}</option>}
          {values.map((one) => (
            <option key={one} value={one}>
              {labelOf(options[one])}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

interface CheckProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Renders a checkbox with its label. */
export const Check = ({ label, checked, onChange }: CheckProps) => (
  <label className={styles.check}>
    <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
    <span>{label}</span>
  </label>
);

/** Renders fields side by side where they fit. */
export const Fields = ({ children }: { children: ReactNode }) => (
  <div className={styles.fields}>{children}</div>
);

type FormProps = Omit<ComponentProps<'form'>, 'onSubmit'> & { onSubmit: () => void };

/** Renders a form that a script submits, and whose fields a script checks. */
export const Form = ({ onSubmit, ...rest }: FormProps) => (
  <form
    {...rest}
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit();
    }}
  />
);
