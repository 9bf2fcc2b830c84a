import type { KegAccountRow } from 'shared-domain/contracts';
import { KEG_SIZES } from 'shared-domain/kegs';
import { Row, Small } from '../../kit/layout/index.ts';
import type { Column } from '../../kit/list/index.ts';
import { shortDay } from '../../kit/moments/index.ts';
import { ChannelDot, CheckBox, Gauge } from '../../kit/parts/index.ts';
import styles from './kegs.module.css';

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
  const isOver = oldest > limitDays;
  return (
    <Row as="span" gap={10} {...(isOver ? { tone: 'error' as const, weight: 600 as const } : {})}>
      <Gauge share={oldest / FULL_DAYS} mark={limitDays / FULL_DAYS} tone={isOver ? 'over' : 'fine'} />
      {oldest === 1 ? '1 day' : `${oldest} days`}
    </Row>
  );
}

function Account({ account, open, onOpen, ticked, onTick }: { account: KegAccountRow } & Picking) {
  const { id, name, licenseNumber } = account;
  return (
    <Row as="span" gap={8}>
      <CheckBox
        label={`Tick ${name}`}
        checked={ticked.includes(id)}
        onChange={(on) => onTick(on ? [...ticked, id] : ticked.filter((one) => one !== id))}
      />
      <ChannelDot channel={licenseNumber === undefined ? 'keg' : 'licensee'} />
      <span>
        <button type="button" className={styles.name} aria-pressed={id === open} onClick={() => onOpen(id)}>
          {name}
        </button>{' '}
        <Small weight={400} nowrap>
          {licenseNumber ?? 'Keg portal'}
        </Small>
      </span>
    </Row>
  );
}

/** The columns of accounts with kegs; a name opens its ledger (KEGS-4). */
export const accountColumns = (
  accounts: readonly KegAccountRow[],
  limitDays: number,
  picking: Picking,
): Column<KegAccountRow>[] => [
  { label: 'Account', card: 'head', show: (account) => <Account account={account} {...picking} /> },
  ...KEG_SIZES.map(
    (size): Column<KegAccountRow> => ({
      label: `${size} L`,
      look: 'number',
      show: ({ out }) => out[size] || '–',
    }),
  ),
  {
    label: 'Out',
    look: 'number',
    card: 'head-end',
    show: ({ total }) => <b>{total}</b>,
    unit: ({ total }) => (total === 1 ? 'keg out' : 'kegs out'),
  },
  {
    label: 'Oldest',
    look: 'tight',
    card: 'line',
    show: ({ total, oldest }) => (total > 0 ? <Age {...{ oldest, limitDays }} /> : 'No kegs out'),
  },
  ...(accounts.some(({ deposits }) => deposits !== undefined)
    ? [
        {
          label: 'Deposits',
          look: 'number',
          show: ({ deposits }) => deposits !== undefined && `$${deposits.toFixed(2)}`,
        } satisfies Column<KegAccountRow>,
      ]
    : []),
  {
    label: 'Reminder',
    look: 'tight',
    card: 'line-end',
    show: ({ reminded }) => reminded && `${REMINDED[reminded.state]} ${shortDay(reminded.at)}`,
  },
];
