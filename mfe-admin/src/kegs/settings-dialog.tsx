import { type FormEvent, useState } from 'react';
import { type KegAccountsJson, type KegDepositJson, settingsChange } from 'shared-domain/contracts';
import { Button, InputField, Notice, StaffDialog } from '../parts/index.ts';
import { useSettingsChange } from '../staff/index.ts';
import { DepositFields, type TypedDeposit } from './deposit-fields.tsx';
import styles from './kegs.module.css';

const typedOf = (row: KegDepositJson): TypedDeposit => ({
  id: row.from,
  from: row.from,
  50: row[50].toFixed(2),
  30: row[30].toFixed(2),
  20: row[20].toFixed(2),
});

const numberOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text.trim().replace(/^\$/, '')));

const readRow = ({ from, ...by }: TypedDeposit) => ({
  from,
  50: numberOf(by[50]),
  30: numberOf(by[30]),
  20: numberOf(by[20]),
});

/** After how many days a keg is overdue (KEGS-4), and the deposits by size, each from a day on (KEGS-7). */
export function SettingsDialog({
  settings: { limitDays, deposits },
  onClose,
}: {
  settings: Pick<KegAccountsJson, 'limitDays' | 'deposits'>;
  onClose: () => void;
}) {
  const { change, isSending } = useSettingsChange();
  const [days, setDays] = useState(String(limitDays));
  const [rows, setRows] = useState(() => deposits.map(typedOf));
  const [wasTried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const checked = settingsChange.safeParse({ kegLimitDays: numberOf(days), kegDeposits: rows.map(readRow) });
  const errorOf = (...place: (string | number)[]) =>
    wasTried
      ? checked.error?.issues.find(({ path }) => path.map(String).join() === place.map(String).join())
          ?.message
      : undefined;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!checked.success) return;
    const before = { kegLimitDays: limitDays, kegDeposits: deposits };
    const refused = await change(checked.data, before, 'The settings of kegs are saved');
    setRefusal(refused);
    if (refused === undefined) onClose();
  };
  const twice = errorOf('kegDeposits');
  return (
    <StaffDialog open title="Settings of kegs" context="Kegs" onClose={onClose}>
      <form className={styles.dialog} onSubmit={(event) => void save(event)} noValidate>
        {refusal !== undefined && <Notice tone="warn">{refusal}</Notice>}
        <InputField
          label="Overdue after days *"
          value={days}
          inputMode="numeric"
          maxLength={3}
          error={errorOf('kegLimitDays')}
          onChange={({ target }) => setDays(target.value)}
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
        {twice !== undefined && <Notice tone="warn">{twice}</Notice>}
        <p>
          <Button
            onClick={() => setRows([...rows, { id: crypto.randomUUID(), from: '', 50: '', 30: '', 20: '' }])}
          >
            Add a deposit
          </Button>
        </p>
        <p className={styles.small}>
          Each keg has the deposit of the day on which it went out. Totals of orders don't contain it.
        </p>
        <div className={styles.buttons}>
          <Button variant="primary" type="submit" busy={isSending} busyText="Saving...">
            Save
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </StaffDialog>
  );
}
