import { useState } from 'react';
import type { KegAccountsJson, KegDepositJson } from 'shared-domain/contracts';
import { Text } from '../../kit/layout/index.ts';
import { Button, Notice, NumberField, SettingsDialog, typedNumber } from '../../kit/parts/index.ts';
import { DepositFields, type TypedDeposit } from './deposit-fields.tsx';

const typedOf = (row: KegDepositJson): TypedDeposit => ({
  id: row.from,
  from: row.from,
  50: row[50].toFixed(2),
  30: row[30].toFixed(2),
  20: row[20].toFixed(2),
});

const numberOf = (text: string) => typedNumber(text, /^\$/);

const readRow = ({ from, ...by }: TypedDeposit) => ({
  from,
  50: numberOf(by[50]),
  30: numberOf(by[30]),
  20: numberOf(by[20]),
});

/** Settings: the days until a keg is overdue (KEGS-4), and deposits by size from a date on (KEGS-7). */
export function KegSettingsDialog({
  settings: { limitDays, deposits },
  onClose,
}: {
  settings: Pick<KegAccountsJson, 'limitDays' | 'deposits'>;
  onClose: () => void;
}) {
  const [days, setDays] = useState(String(limitDays));
  const [rows, setRows] = useState(() => deposits.map(typedOf));
  const add = () => setRows([...rows, { id: crypto.randomUUID(), from: '', 50: '', 30: '', 20: '' }]);
  return (
    <SettingsDialog
      title="Keg settings"
      context="Kegs"
      typed={{ kegLimitDays: numberOf(days), kegDeposits: rows.map(readRow) }}
      current={{ kegLimitDays: limitDays, kegDeposits: deposits }}
      saved="Keg settings saved"
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <NumberField
            label="Overdue after days *"
            value={days}
            maxLength={3}
            error={errorOf('kegLimitDays')}
            onChange={setDays}
          />
          {rows.length === 0 && <p>No deposit is held for kegs.</p>}
          {rows.map((row, place) => (
            <DepositFields
              key={row.id}
              deposit={row}
              errorOf={(field) => errorOf('kegDeposits', place, field)}
              onChange={(next) => setRows(rows.map((one) => (one.id === row.id ? next : one)))}
              onRemove={() => setRows(rows.filter(({ id }) => id !== row.id))}
            />
          ))}
          {errorOf('kegDeposits') !== undefined && <Notice tone="warn">{errorOf('kegDeposits')}</Notice>}
          <p>
            <Button onClick={add}>Add a deposit</Button>
          </p>
          <Text as="p" tone="quiet" size="xs">
            Each keg has the deposit of the day it went out. Order totals don't include it.
          </Text>
        </>
      )}
    </SettingsDialog>
  );
}
