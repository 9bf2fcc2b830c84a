import { useState } from 'react';
import type { KegAccountRow, KegAccountsJson } from 'shared-domain/contracts';
import { KEG_SIZES, kegCountText } from 'shared-domain/kegs';
import { staffAddresses } from 'shared-domain/staff-client';
import { Icon } from 'shared-ui/icons';
import { type Reading, useCall, useMay, useNow } from '../../data/calls/index.ts';
import { useAddressQuery, useTyped } from '../../frame/address/index.ts';
import { StaffIcon } from '../../kit/icons/index.ts';
import { Row, Stack } from '../../kit/layout/index.ts';
import { List } from '../../kit/list/index.ts';
import {
  Button,
  ButtonAnchor,
  type Figure,
  Figures,
  Nothing,
  PageBody,
  PageHead,
  SearchBox,
  Segmented,
} from '../../kit/parts/index.ts';
import { AccountPanel } from './account-panel.tsx';
import { accountColumns, type Picking } from './accounts-table.tsx';
import styles from './kegs.module.css';
import { ReminderDialog } from './reminder-dialog.tsx';
import { KegSettingsDialog } from './settings-dialog.tsx';

type Show = 'all' | 'overdue' | 'licences' | 'portal';

const SHOWS: Record<Show, (account: KegAccountRow) => boolean> = {
  all: () => true,
  overdue: ({ overdue }) => overdue > 0,
  licences: ({ licenseNumber }) => licenseNumber !== undefined,
  portal: ({ licenseNumber }) => licenseNumber === undefined,
};

const showOf = (text: string | null): Show =>
  (Object.keys(SHOWS) as Show[]).find((show) => show === text) ?? 'all';

const sum = (accounts: readonly KegAccountRow[], of: (account: KegAccountRow) => number) =>
  accounts.reduce((total, account) => total + of(account), 0);

function figuresOf(accounts: readonly KegAccountRow[], limitDays: number): Figure[] {
  const overdue = accounts.filter(SHOWS.overdue);
  const sizes = KEG_SIZES.map((size) => `${sum(accounts, ({ out }) => out[size])} × ${size} L`);
  return [
    {
      label: 'Out now',
      value: kegCountText(sum(accounts, ({ total }) => total)),
      // A number doesn't wrap away from its size.
      note: sizes.map((text) => text.replaceAll(' ', '\u00a0')).join(' · '),
    },
    {
      label: `Over ${limitDays} days`,
      value: kegCountText(sum(overdue, (one) => one.overdue)),
      note: overdue[0] ? `Oldest ${overdue[0].oldest} days` : 'None overdue',
      isOver: overdue.length > 0,
    },
    ...(accounts.some(({ deposits }) => deposits !== undefined)
      ? [{ label: 'Deposits held', value: `$${sum(accounts, (one) => one.deposits ?? 0).toFixed(2)}` }]
      : []),
  ];
}

type AccountsProps = {
  list: Reading<KegAccountsJson>;
  shown: readonly KegAccountRow[];
  isNarrowed: boolean;
} & Picking;

/** Accounts with kegs, oldest keg first. */
function Accounts({ list, shown, isNarrowed, ...picking }: AccountsProps) {
  const out = kegCountText(sum(shown, ({ total }) => total));
  return (
    <List<KegAccountRow>
      label={`Keg accounts: ${out} out`}
      columns={accountColumns(shown, list.data?.limitDays ?? 0, picking)}
      open={picking.open}
      source={{ ...list, rows: list.data && shown }}
      texts={{ failed: 'The keg accounts could not be loaded', loading: 'Loading the keg accounts...' }}
      empty={
        isNarrowed ? (
          <Nothing title="No accounts found">Try another name, number or filter.</Nothing>
        ) : (
          <Nothing title="No kegs are out">Kegs are booked out when their order is set to Delivered.</Nothing>
        )
      }
    />
  );
}

function useKegList() {
  const { query, set: change } = useAddressQuery();
  const search = useTyped(query.get('search') ?? '', (text) => change('search', text));
  const asked = query.get('search') ?? '';
  const list = useCall('kegAccounts', { query: asked ? { search: asked } : {} });
  const accounts = list.data?.accounts ?? [];
  const show = showOf(query.get('show'));
  const isMostFirst = query.get('order') === 'kegs';
  const shown = accounts.filter(SHOWS[show]);
  if (isMostFirst) shown.sort((one, other) => other.total - one.total);
  const isNarrowed = asked !== '' || show !== 'all';
  return { list, accounts, shown, isNarrowed, isMostFirst, show, search, change, open: query.get('account') };
}

function Filters({
  list: { data },
  accounts,
  show,
  isMostFirst,
  search,
  change,
}: ReturnType<typeof useKegList>) {
  const over = data ? `Over ${data.limitDays} days` : 'Overdue';
  const labels = { all: 'All', overdue: over, licences: 'Licences', portal: 'Keg portal' };
  return (
    <Row wrap gap={10} align="stretch">
      <SearchBox label="Account or licence" value={search.typed} onChange={search.type} />
      <Segmented
        label="Filter accounts"
        value={show}
        options={(Object.keys(SHOWS) as Show[]).map((value) => ({
          value,
          label: `${labels[value]} ${accounts.filter(SHOWS[value]).length}`,
        }))}
        onChange={(value) => change('show', value === 'all' ? null : value)}
      />
      <Segmented
        label="Sort by"
        value={isMostFirst ? 'kegs' : 'oldest'}
        options={[
          { value: 'oldest', label: 'Oldest first' },
          { value: 'kegs', label: 'Most kegs first' },
        ]}
        onChange={(value) => change('order', value === 'kegs' ? value : null)}
      />
    </Row>
  );
}

type PageActionsProps = {
  due: readonly KegAccountRow[];
  /** Undefined while loading. */
  onSettings: (() => void) | undefined;
  onRemind: () => void;
};

function PageActions({ due, onSettings, onRemind }: PageActionsProps) {
  const may = useMay();
  return (
    <>
      {onSettings && may('changeSettings') && (
        <Button onClick={onSettings}>
          <StaffIcon name="sliders" size={16} />
          Settings
        </Button>
      )}
      {may('kegAccountsCsv') && (
        <ButtonAnchor href={staffAddresses.kegAccountsCsv} download>
          <Icon name="download" size={16} />
          CSV
        </ButtonAnchor>
      )}
      {due.length > 0 && may('remindOfKegs') && (
        <Button variant="primary" onClick={onRemind}>
          <Icon name="mail" size={16} />
          {due.length === 1 ? 'Remind 1 account' : `Remind ${due.length} accounts`}
        </Button>
      )}
    </>
  );
}

/** 'Kegs' (KEGS-4): accounts with kegs out, their ledgers, reminders. */
export default function KegsPage() {
  const now = useNow();
  const kegs = useKegList();
  const { list, accounts, shown, isNarrowed, change, open } = kegs;
  const { data } = list;
  const [reminded, setReminded] = useState<readonly KegAccountRow[] | null>(null);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [isSetting, setSetting] = useState(false);
  const chosen = shown.filter(({ id }) => ticked.includes(id));
  const due = chosen.length > 0 ? chosen : accounts.filter(SHOWS.overdue);
  return (
    <Row column align="stretch" className={styles.page} data-open={open === null ? undefined : true}>
      <PageHead
        title="Kegs"
        actions={
          <PageActions
            due={due}
            onSettings={data && (() => setSetting(true))}
            onRemind={() => setReminded(due)}
          />
        }
      />
      {data && <Figures figures={figuresOf(accounts, data.limitDays)} />}
      <Stack fit className={styles.columns}>
        <PageBody className={styles.list}>
          <Filters {...kegs} />
          <Accounts
            list={list}
            shown={shown}
            isNarrowed={isNarrowed}
            open={open}
            onOpen={(account) => change('account', account)}
            ticked={ticked}
            onTick={setTicked}
          />
        </PageBody>
        {open !== null && <AccountPanel key={open} account={open} onClose={() => change('account', null)} />}
      </Stack>
      {isSetting && data && <KegSettingsDialog settings={data} onClose={() => setSetting(false)} />}
      {reminded && <ReminderDialog accounts={reminded} now={now} onClose={() => setReminded(null)} />}
    </Row>
  );
}
