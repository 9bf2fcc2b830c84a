import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Icon } from 'shared-ui/icons';
import { useCall } from '../staff/index.ts';
import styles from './account-picker.module.css';
import page from './new-order.module.css';

const SHOWN = 6;

/** Chooses the account by name or licence number; the first control of the page. */
export function AccountPicker({ onChoose }: { onChoose: (number: string) => void }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [place, setPlace] = useState(0);
  useEffect(() => field.current?.focus(), []);
  const isNumber = /^\d[\d-]*$/.test(text.trim());
  const query = isNumber ? { number: text.trim() } : { search: text.trim() };
  const found = useCall('searchLicences', { query }, { enabled: text.trim() !== '', live: false });
  const licences = text.trim() === '' ? [] : (found.data?.licences ?? []).slice(0, SHOWN);
  const active = licences[Math.min(place, licences.length - 1)];
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') setPlace(Math.min(licences.length - 1, place + 1));
    else if (event.key === 'ArrowUp') setPlace(Math.max(0, place - 1));
    else if (event.key === 'Enter' && active) onChoose(active.licenseNumber);
    else return;
    event.preventDefault();
  };
  return (
    <div className={styles.picker}>
      <label htmlFor={`${id}-field`}>Account</label>
      <span className={styles.pickerField}>
        <Icon name="search" size={17} />
        <input
          ref={field}
          id={`${id}-field`}
          role="combobox"
          aria-expanded={licences.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active ? `${id}-${active.licenseNumber}` : undefined}
          autoComplete="off"
          placeholder="Name or licence number"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setPlace(0);
          }}
          onKeyDown={press}
        />
      </span>
      <div
        id={`${id}-list`}
        className={styles.hits}
        role="listbox"
        aria-label="Accounts"
        hidden={licences.length === 0}
      >
        {licences.map((licence) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keyboard
          <div
            key={licence.licenseNumber}
            id={`${id}-${licence.licenseNumber}`}
            role="option"
            tabIndex={-1}
            aria-selected={licence === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(licence.licenseNumber)}
          >
            <strong>{licence.companyName}</strong> <span>Licence {licence.licenseNumber}</span>
          </div>
        ))}
      </div>
      {text.trim() !== '' && found.data && !found.isFetching && licences.length === 0 && (
        <p className={page.small} role="status">
          No account matches
        </p>
      )}
    </div>
  );
}
