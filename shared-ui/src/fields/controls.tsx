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

/** One line of text, 48 px high; 16 px type, since phones zoom in below that. */
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
    /** The first, empty choice, e.g. 'Choose a province'. */
    placeholder?: string;
    ref?: Ref<HTMLSelectElement>;
  };

/** A choice from a list: the platform's own select, which every phone and screen reader knows. */
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

/** A value that can be read and copied but not changed, e.g. a licensee's province: dashed, with a lock. */
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
