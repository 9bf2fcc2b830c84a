import { clsx } from 'clsx';
import { type FormEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Icon } from '../icons/index.ts';
import styles from './search-field.module.css';
import { useDraft } from './use-draft.ts';

export type SearchFieldProps = {
  value: string;
  onChange: (text: string) => void;
  /** Accessible name and placeholder, by default 'Search products'. */
  label?: string;
  /** Shown at the end of the empty field. */
  hint?: ReactNode;
  className?: string;
};

/** A list's search, which filters while typing. Escape or the clear button clears it. `data-` attributes go to the input. */
export function SearchField({
  value,
  onChange,
  label = 'Search products',
  hint,
  className,
  ...attributes
}: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [draft, write] = useDraft(value, onChange);

  function clear() {
    write('');
    field.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || draft === '') return;
    event.preventDefault();
    event.stopPropagation();
    clear();
  }

  /** The phone's search key only hides the keyboard, because the list is already filtered. */
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    field.current?.blur();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: older browsers know no <search>, and its Enter must not send a form
    <form role="search" aria-label={label} className={clsx(styles.search, className)} onSubmit={onSubmit}>
      <Icon name="search" className={styles.glass} />
      <input
        ref={field}
        type="search"
        value={draft}
        placeholder={label}
        aria-label={label}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => write(event.target.value)}
        onKeyDown={onKeyDown}
        {...attributes}
      />
      {draft ? (
        <button type="button" className={styles.clear} aria-label="Clear search" onClick={clear}>
          <Icon name="close" size={18} />
        </button>
      ) : (
        hint
      )}
    </form>
  );
}
