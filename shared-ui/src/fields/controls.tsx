import { clsx } from 'clsx';
import type { InputHTMLAttributes, Ref, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { Icon } from '../icons/index.ts';
import { Field, type FieldProps } from './field.tsx';
import styles from './fields.module.css';

const fieldOf = <Props extends FieldProps>({
  label,
  optional,
  hint,
  error,
  span,
  className,
  ...native
}: Props) => ({ field: { label, optional, hint, error, span, className }, native });

export type TextFieldProps = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> & { ref?: Ref<HTMLInputElement> };

/** One line of text, in 16 px, because phones zoom in on smaller fields. */
export function TextField(props: TextFieldProps) {
  const { field, native } = fieldOf(props);
  return (
    <Field
      {...field}
      control={(links) => <input type="text" {...native} {...links} className={styles.control} />}
    />
  );
}

export type TextAreaProps = FieldProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'> & { ref?: Ref<HTMLTextAreaElement> };

/** Several lines of text. */
export function TextArea(props: TextAreaProps) {
  const { field, native } = fieldOf(props);
  return (
    <Field
      {...field}
      control={(links) => (
        <textarea rows={3} {...native} {...links} className={clsx(styles.control, styles.area)} />
      )}
    />
  );
}

export type SelectFieldProps = FieldProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className'> & {
    options: readonly { value: string; label: string }[];
    /** The empty first option, such as 'Choose a province'. */
    placeholder?: string;
    ref?: Ref<HTMLSelectElement>;
  };

/** A native select. */
export function SelectField({ options, placeholder, ...props }: SelectFieldProps) {
  const { field, native } = fieldOf(props);
  return (
    <Field
      {...field}
      control={(links) => (
        <div className={styles.boxed}>
          <select {...native} {...links} className={clsx(styles.control, styles.select)}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <Icon name="down" size={18} />
        </div>
      )}
    />
  );
}

/** A read-only value, such as a licensee's province. */
export function LockedField({ value, ...props }: FieldProps & { value: string; name?: string }) {
  const { field, native } = fieldOf(props);
  return (
    <Field
      {...field}
      control={(links) => (
        <div className={styles.boxed}>
          <input
            {...native}
            {...links}
            aria-required={false}
            readOnly
            value={value}
            className={clsx(styles.control, styles.locked)}
          />
          <Icon name="lock" size={18} />
        </div>
      )}
    />
  );
}
