import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Icon } from 'shared-ui/icons';
import { Stack, Text } from '../layout/index.ts';
import styles from './account-picker.module.css';
import { useFoundAccounts } from './use-found-accounts.ts';

function useLicenceSearch(onChoose: (number: string) => void) {
  const [text, setText] = useState('');
  const [place, setPlace] = useState(0);
  const { accounts: licences, isUnknown } = useFoundAccounts(text.trim());
  const active = licences[Math.min(place, licences.length - 1)];
  const type = (next: string) => {
    setText(next);
    setPlace(0);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') setPlace(Math.min(licences.length - 1, place + 1));
    else if (event.key === 'ArrowUp') setPlace(Math.max(0, place - 1));
    else if (event.key === 'Enter' && active) onChoose(active.licenseNumber);
    else return;
    event.preventDefault();
  };
  return { text, type, licences, active, isUnknown, press };
}

/** Chooses the account by a part of its name, licence number, contact, phone or address; the first control of the page. */
export function AccountPicker({ onChoose }: { onChoose: (number: string) => void }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const { text, type, licences, active, isUnknown, press } = useLicenceSearch(onChoose);
  return (
    <Stack anchor gap={6} pad="16 24" underlined surface="raised" className={styles.picker}>
      <Text as="label" weight={600} htmlFor={`${id}-field`}>
        Account
      </Text>
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
          placeholder="Name, licence, contact or phone"
          value={text}
          onChange={({ target }) => type(target.value)}
          onKeyDown={press}
        />
      </span>
      <Text
        id={`${id}-list`}
        as="div"
        pad={6}
        framed
        radius={12}
        surface="paper"
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
      </Text>
      {isUnknown && (
        <p className={styles.unknown} role="status">
          No accounts found
        </p>
      )}
    </Stack>
  );
}
