import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { Icon } from '../icons/index.ts';
import styles from './fields.module.css';

/**
 * What every field has: a label above, 'optional' at its right, an error and a hint below, associated with the control.
 */
export interface FieldProps {
  label: string;
  optional?: boolean;
  hint?: ReactNode;
  /** What is wrong, shown below the field and read out with it. */
  error?: string;
  /** In a FormGrid: `half` (default) shares a row except on a phone, `pair` shares it there too, `full` has its own. */
  span?: 'half' | 'pair' | 'full';
  className?: string;
}

/** Props that a control gets from its field. */
export interface ControlLinks {
  id: string;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
  'aria-describedby': string | undefined;
}

/** Two columns of fields, 16 px apart. */
export function FormGrid({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={clsx(styles.grid, className)}>{children}</div>;
}

/** An error's text with its icon; `id` is what its control names in `aria-describedby`. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.error}>
      <Icon name="warning" size={18} />
      {children}
    </p>
  );
}

/**
 * Label, control, hint and error of one field; `control` draws the control with the attributes that associate them.
 */
export function Field({
  label,
  optional = false,
  hint,
  error,
  span = 'half',
  className,
  control,
}: FieldProps & { control: (links: ControlLinks) => ReactNode }) {
  const id = useId();
  const described = [
    error !== undefined && `${id}-error`,
    hint !== undefined && `${id}-hint`,
    optional && `${id}-optional`,
  ].filter(Boolean);
  return (
    <div className={clsx(styles.field, styles[span], className)}>
      <div className={styles.label}>
        <label htmlFor={id}>{label}</label>
        {optional && (
          <span id={`${id}-optional`} className={styles.optional}>
            optional
          </span>
        )}
      </div>
      {control({
        id,
        'aria-invalid': error !== undefined || undefined,
        'aria-required': !optional || undefined,
        'aria-describedby': described.join(' ') || undefined,
      })}
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
