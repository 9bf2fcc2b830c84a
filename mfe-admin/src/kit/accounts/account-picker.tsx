import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { HitField, HitList, useActive } from '../hits/index.ts';
import { Quiet, Small, Stack, Text } from '../layout/index.ts';
import { useFoundAccounts } from './use-found-accounts.ts';

/** Chooses the account by a part of its name, licence number, contact, phone or address; the first control of the page. */
export function AccountPicker({ onChoose }: { onChoose: (number: string) => void }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const [text, setText] = useState('');
  const { accounts, isUnknown } = useFoundAccounts(text.trim());
  const { active, go } = useActive(accounts);
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') go('down');
    else if (event.key === 'ArrowUp') go('up');
    else if (event.key === 'Enter' && active) onChoose(active.licenseNumber);
    else return;
    event.preventDefault();
  };
  const isOpen = accounts.length > 0;
  return (
    <Stack gap={6} pad="16 24" gutter underlined surface="raised">
      <Text as="label" weight={600} htmlFor={`${id}-field`}>
        Account
      </Text>
      <HitField
        ref={field}
        id={`${id}-field`}
        list={`${id}-list`}
        isOpen={isOpen}
        active={active?.licenseNumber}
        placeholder="Name, licence, contact or phone"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          go('first');
        }}
        onKeyDown={press}
      />
      <HitList
        id={`${id}-list`}
        label="Accounts"
        isOpen={isOpen}
        hits={accounts}
        active={active}
        idOf={({ licenseNumber }) => licenseNumber}
        onTake={({ licenseNumber }) => onChoose(licenseNumber)}
        show={({ companyName, licenseNumber }) => (
          <>
            <strong>{companyName}</strong> <Quiet>Licence {licenseNumber}</Quiet>
          </>
        )}
      />
      {isUnknown && (
        <Small as="p" role="status">
          No accounts found
        </Small>
      )}
    </Stack>
  );
}
