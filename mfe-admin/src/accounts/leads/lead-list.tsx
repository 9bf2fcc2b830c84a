import { useMemo, useState } from 'react';
import { fold } from 'shared-domain/catalogue';
import type { ConfirmationState, LeadListJson, ListedLead } from 'shared-domain/contracts';
import type { GridColDef } from 'shared-ui/data-table';
import { Icon } from 'shared-ui/icons';
import { type Reading, useNarrow, usePhone } from '../../data/calls/index.ts';
import { StaffIcon } from '../../kit/icons/index.ts';
import { recentMoment, shortMoment } from '../../kit/moments/index.ts';
import {
  Button,
  Failed,
  Nothing,
  PAGE_ROWS,
  Paging,
  StaffTable,
  WaitingRows,
} from '../../kit/parts/index.ts';
import styles from './leads.module.css';
import { type LeadSort, leadSortOf, NEWEST_FIRST, sortedLeads } from './sorting.ts';

const CONFIRMATIONS: Readonly<Record<ConfirmationState, string>> = {
  sent: 'Sent',
  waiting: 'On its way',
  failed: 'Not delivered',
};

/** The state of a lead's confirmation email. */
function Confirmation({ state }: { state: ConfirmationState | undefined }) {
  if (!state) return <span>{'–'}</span>;
  return (
    <span className={`${styles.confirmation} ${state === 'failed' ? styles.failed : ''}`}>
      {state === 'failed' ? (
        <StaffIcon name="mail-x" size={16} />
      ) : (
        <Icon name={state === 'sent' ? 'check' : 'clock'} size={16} />
      )}
      {CONFIRMATIONS[state]}
    </span>
  );
}

const columnsOf = (isNarrow: boolean): GridColDef<ListedLead>[] => [
  {
    field: 'name',
    headerName: 'Name',
    flex: 1,
    minWidth: 150,
    renderCell: ({ value }) => <strong>{value}</strong>,
  },
  { field: 'email', headerName: 'Email', flex: 1.2, minWidth: 190 },
  { field: 'source', headerName: 'Source', flex: 0.75, minWidth: 110 },
  {
    field: 'confirmation',
    headerName: 'Confirmation email',
    flex: 0.8,
    minWidth: 172,
    renderCell: ({ row }) => <Confirmation state={row.confirmation} />,
  },
  {
    field: 'created_at',
    headerName: 'Created',
    width: isNarrow ? 146 : 210,
    valueFormatter: (value: string) => (isNarrow ? recentMoment(value) : shortMoment(value)),
  },
];

const matches = ({ name, email }: ListedLead, search: string) =>
  fold(`${name} ${email}`).includes(fold(search));

function PhoneLeads({ leads }: { leads: readonly ListedLead[] }) {
  return (
    <ul className={styles.rows} aria-label="Retail leads">
      {leads.map(({ id, name, email, created_at, confirmation }) => (
        <li key={id}>
          <strong>{name}</strong>
          <span className={styles.when}>
            {recentMoment(created_at)}
            {confirmation === 'failed' && <b className={styles.failed}>{CONFIRMATIONS.failed}</b>}
          </span>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      ))}
    </ul>
  );
}

/** The newest leads on a phone; more are loaded at its end. */
function PhoneList({ leads }: { leads: readonly ListedLead[] }) {
  const [shown, setShown] = useState(PAGE_ROWS);
  return (
    <>
      <PhoneLeads leads={leads.slice(0, shown)} />
      {leads.length > shown && (
        <p className={styles.further}>
          <Button onClick={() => setShown(shown + PAGE_ROWS)}>Show older leads</Button>
        </p>
      )}
    </>
  );
}

/** The leads, newest first, 100 per page (STAFF-14). A heading sorts all of them. */
function LeadTable({ leads }: { leads: readonly ListedLead[] }) {
  const isNarrow = useNarrow();
  const columns = useMemo(() => columnsOf(isNarrow), [isNarrow]);
  const [page, setPage] = useState(0);
  const [sort, setSort] = useState<LeadSort>(NEWEST_FIRST);
  const sorted = useMemo(() => sortedLeads(leads, sort), [leads, sort]);
  const last = Math.max(0, Math.ceil(sorted.length / PAGE_ROWS) - 1);
  const shown = Math.min(page, last);
  return (
    <>
      <div className={styles.table}>
        <StaffTable<ListedLead>
          label="Retail leads"
          rows={sorted.slice(shown * PAGE_ROWS, (shown + 1) * PAGE_ROWS)}
          columns={columns}
          columnVisibilityModel={{ source: !isNarrow }}
          sortingMode="server"
          sortModel={[sort]}
          onSortModelChange={([chosen]) => setSort(leadSortOf(chosen))}
        />
      </div>
      <Paging page={shown} total={sorted.length} onPage={setPage} />
    </>
  );
}

export function LeadList({ list, search }: { list: Reading<LeadListJson>; search: string }) {
  const isPhone = usePhone();
  if (list.problem)
    return (
      <Failed
        title="Error fetching leads"
        reference={list.problem.detail}
        action={
          <Button variant="primary" onClick={list.refetch}>
            Try Again
          </Button>
        }
      />
    );
  if (!list.data) return <WaitingRows label="Loading leads..." widths={[150, 220, 110, 90, 140]} />;
  const { leads } = list.data;
  if (leads.length === 0)
    return <Nothing title="No retail leads captured yet.">Leads come from the Coming Soon popup.</Nothing>;
  const found = leads.filter((lead) => matches(lead, search));
  if (found.length === 0) return <Nothing title="No leads found">Try another name or address.</Nothing>;
  return isPhone ? <PhoneList leads={found} /> : <LeadTable leads={found} />;
}
