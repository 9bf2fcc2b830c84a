import { type ReactNode, useId } from 'react';
import { Icon, type IconName } from 'shared-ui/icons';
import styles from './input-field.module.css';

/** A labelled field; `sign` is shown at its start, such as '$'. */
export function InputField({
  label,
  error,
  hint,
  sign,
  ref,
  ...native
}: Omit<React.ComponentProps<'input'>, 'className'> & {
  label: string;
  error?: string;
  hint?: ReactNode;
  sign?: IconName;
}) {
  const id = useId();
  const input = (
    <input
      type="text"
      {...native}
      ref={ref}
      id={id}
      className={styles.input}
      aria-invalid={error !== undefined || undefined}
      aria-describedby={error !== undefined ? `${id}-error` : hint !== undefined ? `${id}-hint` : undefined}
    />
  );
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label.replace(/ \*$/, '')}
        {label.endsWith(' *') && <span className={styles.needed}> *</span>}
      </label>
      {sign === undefined ? (
        input
      ) : (
        <span className={styles.withSign}>
          <Icon name={sign} size={17} />
          {input}
        </span>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon name="warning" size={16} />
          {error}
        </p>
      )}
      {hint !== undefined && error === undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
