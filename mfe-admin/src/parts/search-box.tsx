import type { Ref } from 'react';
import { Icon } from 'shared-ui/icons';
import styles from './search-box.module.css';

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
