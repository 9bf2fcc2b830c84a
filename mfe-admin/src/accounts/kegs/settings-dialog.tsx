import type { KegAccountsJson, KegDepositJson } from 'shared-domain/contracts';
import { KEG_SIZES, type KegSize } from 'shared-domain/kegs';
import { SettingsDialog } from '../../kit/form/index.ts';
import { Small, Stack } from '../../kit/layout/index.ts';
import { Button, InputField, Notice, NumberField, typedNumber } from '../../kit/parts/index.ts';
import styles from './kegs.module.css';

/** A deposit as typed. */
type Deposit = { from: string } & Record<`${KegSize}`, string>;

const NEW: Deposit = { from: '', 50: '', 30: '', 20: '' };

const typedOf = (row: KegDepositJson): Deposit => ({
  from: row.from,
  50: row[50].toFixed(2),
  30: row[30].toFixed(2),
  20: row[20].toFixed(2),
});

const numberOf = (text: string) => typedNumber(text, /^\$/);

const readRow = ({ from, ...by }: Deposit) => ({
  from,
  50: numberOf(by[50]),
  30: numberOf(by[30]),
  20: numberOf(by[20]),
});

type KegSettingsDialogProps = {
  settings: Pick<KegAccountsJson, 'limitDays' | 'deposits'>;
  onClose: () => void;
};

/** Settings: the days until a keg is overdue (KEGS-4), and deposits by size from a date on (KEGS-7). */
export const KegSettingsDialog = ({ settings: { limitDays, deposits }, onClose }: KegSettingsDialogProps) => (
  <SettingsDialog
    title="Keg settings"
    context="Kegs"
    initial={{ kegLimitDays: String(limitDays), kegDeposits: deposits.map(typedOf) }}
    read={(typed) => ({
      kegLimitDays: numberOf(typed.kegLimitDays),
      kegDeposits: typed.kegDeposits.map(readRow),
    })}
    current={{ kegLimitDays: limitDays, kegDeposits: deposits }}
    saved={() => 'Keg settings saved'}
    onClose={onClose}
  >
    {({ field, typed: { kegDeposits: rows }, set, errorOf }) => (
      <>
        <NumberField label="Overdue after days *" maxLength={3} {...field('kegLimitDays')} />
        {rows.length === 0 && <p>No deposit is held for kegs.</p>}
        {rows.map(({ from }, place) => {
          const name = from ? `Deposit from ${from}` : 'New deposit';
          const at = `kegDeposits.${place}` as const;
          return (
            <Stack
              as="fieldset"
              key={at}
              columns="minmax(0, 1fr) auto"
              gap="8 12"
              align="end"
              className={styles.deposit}
            >
              <legend className="visually-hidden">{name}</legend>
              <InputField label="From *" type="date" {...field(`${at}.from`)} />
              <Button
                variant="quiet"
                aria-label={`Remove: ${name}`}
                onClick={() =>
                  set(
                    'kegDeposits',
                    rows.filter((_, other) => other !== place),
                  )
                }
              >
                Remove
              </Button>
              <Stack across columns="repeat(3, minmax(0, 1fr))" gap={12}>
                {KEG_SIZES.map((size) => (
                  <NumberField
                    key={size}
                    label={`${size} L, $ *`}
                    decimal
                    maxLength={8}
                    {...field(`${at}.${size}`)}
                  />
                ))}
              </Stack>
            </Stack>
          );
        })}
        {errorOf('kegDeposits') !== undefined && <Notice tone="warn">{errorOf('kegDeposits')}</Notice>}
        <p>
          <Button onClick={() => set('kegDeposits', [...rows, NEW])}>Add a deposit</Button>
        </p>
        <Small as="p">Each keg has the deposit of the day it went out. Order totals don't include it.</Small>
      </>
    )}
  </SettingsDialog>
);
