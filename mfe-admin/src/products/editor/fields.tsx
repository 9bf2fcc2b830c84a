import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from 'shared-ui/icons';
import { fullDay } from '../../kit/moments/index.ts';
import { optionsOf, Switch } from '../../kit/parts/index.ts';
import styles from './fields.module.css';

type Framed = { label: string; error?: string; hint?: ReactNode; required?: boolean };

const describedBy = (id: string, { error, hint }: Framed) =>
  error !== undefined ? `${id}-error` : hint !== undefined ? `${id}-hint` : undefined;

export const FieldMessage = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p id={id} className={styles.error}>
    <Icon name="info" size={15} />
    {children}
  </p>
);

function Frame({ id, framed, children }: { id: string; framed: Framed; children: ReactNode }) {
  const { label, error, hint, required } = framed;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {required && (
          <span className={styles.required} aria-hidden="true">
            {' '}
            *
          </span>
        )}
      </label>
      {children}
      {error !== undefined && <FieldMessage id={`${id}-error`}>{error}</FieldMessage>}
      {error === undefined && hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** A text, number or date field of the editor; `before` and `after` are a currency sign or a unit inside it. */
export function EditorInput({
  label,
  error,
  hint,
  required,
  before,
  after,
  ...native
}: Framed & { before?: string; after?: string } & Omit<ComponentProps<'input'>, 'className'>) {
  const id = useId();
  const framed = { label, error, hint, required };
  return (
    <Frame id={id} framed={framed}>
      <span
        className={styles.box}
        data-invalid={error !== undefined || native['aria-invalid'] ? true : undefined}
      >
        {before && <span aria-hidden="true">{before}</span>}
        <input
          type="text"
          {...native}
          id={id}
          required={required}
          aria-invalid={error !== undefined || native['aria-invalid'] || undefined}
          aria-describedby={describedBy(id, framed) ?? native['aria-describedby']}
        />
        {after && <span aria-hidden="true">{after}</span>}
      </span>
    </Frame>
  );
}

/**
 * A day. Without focus it reads 'Nov 27, 2026', as everywhere in the staff area; with focus it is the platform's own
 * field with its calendar.
 */
export const EditorDate = ({
  value,
  ...rest
}: Framed & { value: string } & Omit<ComponentProps<'input'>, 'className' | 'type' | 'value'>) => (
  <div
    className={styles.date}
    data-shown={value === '' ? 'Choose a date' : fullDay(value)}
    data-empty={value === '' || undefined}
  >
    <EditorInput {...rest} type="date" value={value} />
  </div>
);

export function EditorText({
  label,
  error,
  ...native
}: Framed & Omit<ComponentProps<'textarea'>, 'className'>) {
  const id = useId();
  return (
    <Frame id={id} framed={{ label, error }}>
      <textarea
        {...native}
        id={id}
        rows={3}
        className={styles.text}
        aria-invalid={error !== undefined || undefined}
      />
    </Frame>
  );
}

export function EditorSelect({
  label,
  error,
  required,
  options,
  ...native
}: Framed & { options: readonly { value: string; label: string }[] } & Omit<
    ComponentProps<'select'>,
    'className'
  >) {
  const id = useId();
  const framed = { label, error, required };
  return (
    <Frame id={id} framed={framed}>
      <span className={styles.box} data-invalid={error === undefined ? undefined : true}>
        <select
          {...native}
          id={id}
          required={required}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy(id, framed)}
        >
          {optionsOf(options)}
        </select>
        <Icon name="down" size={16} />
      </span>
    </Frame>
  );
}

/** A switch with its label and what it does. */
export function EditorSwitch({
  label,
  hint,
  checked,
  onChange,
}: {
  label: string;
  hint: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  return (
    <div className={styles.switch}>
      <Switch label={label} checked={checked} onChange={onChange} />
      <span>
        <b aria-hidden="true">{label}</b>
        <span className={styles.hint}>{hint}</span>
      </span>
    </div>
  );
}
