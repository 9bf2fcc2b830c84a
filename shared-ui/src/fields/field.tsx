import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { Icon } from '../icons/index.ts';
import styles from './fields.module.css';

/** The props of every field: label, hint, error and layout. */
export interface FieldProps {
  label: string;
  optional?: boolean;
  hint?: ReactNode;
  /** The error, shown below the field and announced with it. */
  error?: string;
  /** In a FormGrid, `half` (default) shares a row except on phones, `pair` on phones too, `full` has its own. */
  span?: 'half' | 'pair' | 'full';
  className?: string;
}

/** The props that a field passes to its control. */
export interface ControlLinks {
  id: string;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
  'aria-describedby': string | undefined;
}

/** Fields in two columns. */
export function FormGrid({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={clsx(styles.grid, className)}>{children}</div>;
}

/** An error with its icon; `id` is for the control's `aria-describedby`. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.error}>
      <Icon name="warning" size={18} />
      {children}
    </p>
  );
}

/** A field's label, hint and error around its control, which `control` renders with the associating attributes. */
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
