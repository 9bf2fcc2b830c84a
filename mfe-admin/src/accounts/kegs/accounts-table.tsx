import type { KegAccountRow } from 'shared-domain/contracts';
import { KEG_SIZES, kegCountText } from 'shared-domain/kegs';
import { shortDay } from '../../kit/moments/index.ts';
import { CheckBox } from '../../kit/parts/index.ts';
import styles from './accounts-table.module.css';

/** Days at which the bar of the oldest keg is full. */
const FULL_DAYS = 100;

/** Ids of the account whose ledger is open and of those ticked for a reminder. */
export type Picking = {
  open: string | null;
  onOpen: (account: string) => void;
  ticked: readonly string[];
  onTick: (accounts: readonly string[]) => void;
};

const REMINDED = { sent: 'Sent', waiting: 'On its way', failed: 'Not delivered' } as const;

function Age({ oldest, limitDays }: { oldest: number; limitDays: number }) {
  const share = (days: number) => `${Math.min(100, (100 * days) / FULL_DAYS)}%`;
  return (
    <span className={styles.age} data-over={oldest > limitDays || undefined}>
      <span className={styles.bar} aria-hidden="true">
        <span style={{ width: share(oldest) }} />
        <i style={{ left: share(limitDays) }} />
      </span>
      {oldest === 1 ? '1 day' : `${oldest} days`}
    </span>
  );
}

function Row({
  account,
  limitDays,
  open,
  onOpen,
  ticked,
  onTick,
}: { account: KegAccountRow; limitDays: number } & Picking) {
  const { id, name, licenseNumber, out, total, oldest, deposits, reminded } = account;
  return (
    <tr data-open={id === open || undefined}>
      <th scope="row">
        <CheckBox
          label={`Tick ${name}`}
          checked={ticked.includes(id)}
          onChange={(on) => onTick(on ? [...ticked, id] : ticked.filter((one) => one !== id))}
        />
        <button type="button" className={styles.name} aria-pressed={id === open} onClick={() => onOpen(id)}>
          <span
            className={styles.party}
            data-portal={licenseNumber === undefined || undefined}
            aria-hidden="true"
          />
          {name}
        </button>
        <span className={styles.small}>{licenseNumber ?? 'Keg portal'}</span>
      </th>
      {KEG_SIZES.map((size) => (
        <td key={size} className={styles.size}>
          {out[size] || '–'}
        </td>
      ))}
      <td className={styles.total}>
        <b>{total}</b>
        <span className={styles.inBlock}> {total === 1 ? 'keg' : 'kegs'} out</span>
      </td>
      <td>{total > 0 ? <Age oldest={oldest} limitDays={limitDays} /> : 'No kegs out'}</td>
      {deposits !== undefined && <td className={styles.money}>${deposits.toFixed(2)}</td>}
      <td>{reminded ? `${REMINDED[reminded.state]} ${shortDay(reminded.at)}` : ''}</td>
    </tr>
  );
}

/** Accounts with kegs, oldest keg first (KEGS-4). A name opens its ledger. */
export function AccountsTable({
  accounts,
  limitDays,
  ...picking
}: { accounts: readonly KegAccountRow[]; limitDays: number } & Picking) {
  const all = accounts.reduce((sum, { total }) => sum + total, 0);
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">Keg accounts: {kegCountText(all)} out</caption>
      <thead className={styles.heads}>
        <tr>
          <th scope="col">Account</th>
          {KEG_SIZES.map((size) => (
            <th key={size} scope="col" className={styles.size}>
              {size} L
            </th>
          ))}
          <th scope="col" className={styles.total}>
            Out
          </th>
          <th scope="col">Oldest</th>
          {accounts.some(({ deposits }) => deposits !== undefined) && <th scope="col">Deposits</th>}
          <th scope="col">Reminder</th>
        </tr>
      </thead>
      <tbody>
        {accounts.map((account) => (
          <Row key={account.id} account={account} limitDays={limitDays} {...picking} />
        ))}
      </tbody>
    </table>
  );
}
