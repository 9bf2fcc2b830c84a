import { useCallback, useEffect, useState } from 'react';
import type { Problem } from 'shared-domain/client';
import type { LeadJson } from 'shared-domain/contracts';
import { addDays, dayOf } from 'shared-domain/dates';
import { staffAddresses } from 'shared-domain/staff-client';
import type { GridColDef } from 'shared-ui/data-table';
import { Icon } from 'shared-ui/icons';
import { useSearchParams } from 'shared-ui/router';
import { clockTime, shortDay, shortMoment } from '../moments/index.ts';
import { Button, Failed, Nothing, PageHead, SearchBox, StaffTable, WaitingRows } from '../parts/index.ts';
import { type Loader, useLoaded, usePhone, useStaff, useToast } from '../staff/index.ts';
import styles from './leads.module.css';
import { useExport } from './use-export.ts';

const COLUMNS: GridColDef<LeadJson>[] = [
  {
    field: 'name',
    headerName: 'Name',
    flex: 1,
    minWidth: 160,
    renderCell: ({ value }) => <strong>{value}</strong>,
  },
  { field: 'email', headerName: 'Email', flex: 1.2, minWidth: 200 },
  { field: 'source', headerName: 'Source', width: 180 },
  {
    field: 'created_at',
    headerName: 'Created',
    width: 200,
    valueFormatter: (value: string) => shortMoment(value),
  },
];

/** Newest first (section 7). */
const NEWEST_FIRST = { sorting: { sortModel: [{ field: 'created_at', sort: 'desc' as const }] } };

const matches = ({ name, email }: LeadJson, search: string) =>
  `${name} ${email}`.toLowerCase().includes(search.trim().toLowerCase());

function PhoneLeads({ leads }: { leads: readonly LeadJson[] }) {
  return (
    <ul className={styles.rows} aria-label="Retail leads">
      {leads.map(({ id, name, email, created_at }) => (
        <li key={id}>
          <strong>{name}</strong>
          <span className={styles.when}>
            {shortDay(created_at)}
            <br />
            {clockTime(created_at)}
          </span>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      ))}
    </ul>
  );
}

/** The leads' list in each of its states. */
function LeadList({ loader, search }: { loader: Loader<{ leads: LeadJson[] }>; search: string }) {
  const isPhone = usePhone();
  if (loader.state === 'loading')
    return <WaitingRows label="Loading leads..." widths={[150, 220, 110, 140]} />;
  if (loader.state === 'failed')
    return (
      <Failed
        title="Error fetching leads"
        reference={loader.problem.detail}
        way={
          <Button variant="primary" onClick={loader.reload}>
            Try Again
          </Button>
        }
      />
    );
  const { leads } = loader.data;
  if (leads.length === 0)
    return (
      <Nothing title="No retail leads captured yet.">They come from the popup of Coming Soon mode.</Nothing>
    );
  const found = leads.filter((lead) => matches(lead, search));
  if (found.length === 0) return <Nothing title="No lead matches">Try another name or address.</Nothing>;
  if (isPhone) return <PhoneLeads leads={found} />;
  return (
    <div className={styles.table}>
      <StaffTable<LeadJson> label="Retail leads" rows={found} columns={COLUMNS} initialState={NEWEST_FIRST} />
    </div>
  );
}

/** A failed load is told as a toast too, with the message (section 8). */
function useFailureToast({ problem }: { problem?: Problem | undefined }) {
  const toast = useToast();
  const detail = problem?.detail;
  useEffect(() => {
    if (detail !== undefined) toast.failed('Error fetching leads', detail);
  }, [detail, toast]);
}

const inFourteenDays = (leads: readonly LeadJson[]): number => {
  const first = addDays(dayOf(new Date()), -13);
  return leads.filter(({ created_at }) => dayOf(new Date(created_at)) >= first).length;
};

/** 'Retail Leads Management' (section 2): who wants to hear of the retail store, and their export. */
export function Leads() {
  const staff = useStaff();
  const isPhone = usePhone();
  const [query, setQuery] = useSearchParams();
  const [search, setSearch] = useState(query.get('search') ?? '');
  const load = useCallback((signal: AbortSignal) => staff.leads({}, { signal }), [staff]);
  const loader = useLoaded(load);
  useFailureToast(loader);
  const { busy, exportLeads, fileName } = useExport(staffAddresses.leadsCsv);
  const leads = loader.data?.leads ?? [];
  const look = (typed: string) => {
    setSearch(typed);
    setQuery(typed ? { search: typed } : {}, { replace: true, preventScrollReset: true });
  };
  return (
    <div className={styles.page}>
      <PageHead
        title="Retail Leads Management"
        actions={
          <>
            <SearchBox label="Name or email" value={search} onChange={look} />
            <Button
              variant="primary"
              aria-label={busy ? undefined : 'Export CSV'}
              busy={busy}
              busyText="Exporting..."
              onClick={() => void exportLeads(loader.state === 'full' && leads.length === 0)}
            >
              <Icon name="download" size={17} />
              {isPhone ? 'Export' : 'Export CSV'}
            </Button>
          </>
        }
      >
        <p className={`num ${styles.counts}`}>
          <strong>{leads.length}</strong> leads <strong>{inFourteenDays(leads)}</strong> in 14 days
          <span>The file is named with the date: {fileName}</span>
        </p>
      </PageHead>
      <div className={styles.area}>
        <LeadList loader={loader} search={search} />
      </div>
    </div>
  );
}
