import { type ReactNode, type Ref, useId } from 'react';
import { Icon, type IconName } from 'shared-ui/icons';
import styles from './controls.module.css';

/** One of a few, side by side (7 days, 14 days, 28 days). */
export function Segmented<Value extends string>({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: Value;
  options: readonly { value: Value; label: ReactNode }[];
  onChange: (value: Value) => void;
}) {
  return (
    <fieldset className={styles.segmented} aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles.segment}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}

/** A switch that acts at once; its change can be undone by switching back. */
export function Switch({
  label,
  checked,
  onChange,
  busy = false,
}: {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  busy?: boolean;
}) {
  return (
    <button
      type="button"
      role="switch"
      aria-label={label}
      aria-checked={checked}
      aria-busy={busy || undefined}
      className={styles.switch}
      onClick={() => {
        if (!busy) onChange(!checked);
      }}
    >
      <span className={styles.knob} />
    </button>
  );
}

/** The search of a page; `/` goes to it (`data-page-search`). */
export function SearchBox({
  label,
  value,
  onChange,
  ref,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  ref?: Ref<HTMLInputElement>;
}) {
  return (
    <div className={styles.search}>
      <Icon name="search" size={17} />
      <input
        ref={ref}
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        data-page-search
        onChange={(event) => onChange(event.target.value)}
      />
      {value === '' ? (
        <span className={styles.key} aria-hidden="true">
          /
        </span>
      ) : (
        <button
          type="button"
          className={styles.empty}
          aria-label={`Clear ${label}`}
          onClick={() => onChange('')}
        >
          <Icon name="close" size={16} />
        </button>
      )}
    </div>
  );
}

/** A short list to choose from, as the platform draws it. */
export function Choice({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}) {
  return (
    <span className={styles.choice}>
      <select aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="down" size={15} />
    </span>
  );
}

/** A labelled field of a staff form; `error` is tied to it. `sign` stands in the field, at its beginning. */
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
        <span className={styles.signed}>
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
