import { useEffect, useState } from 'react';
import { compareNames, fold } from 'shared-domain/catalogue';
import type { Problem } from 'shared-domain/client';
import type { ConfirmationState, LeadListJson, ListedLead } from 'shared-domain/contracts';
import { dayOf } from 'shared-domain/dates';
import { staffAddresses } from 'shared-domain/staff-client';
import { Icon } from 'shared-ui/icons';
import { type Reading, useCall, useDownload, useNarrow, usePhone, useToast } from '../../data/calls/index.ts';
import { useAddressQuery, useTyped } from '../../frame/address/index.ts';
import { StaffIcon } from '../../kit/icons/index.ts';
import { Row, Text } from '../../kit/layout/index.ts';
import { type Column, List, type Sorting, useInSteps } from '../../kit/list/index.ts';
import { recentMoment, shortMoment } from '../../kit/moments/index.ts';
import { Button, countText, Nothing, PageHead, SearchBox, Sparkline } from '../../kit/parts/index.ts';
import styles from './leads.module.css';

const PAGE = 100;

const CONFIRMATIONS: Readonly<Record<ConfirmationState, string>> = {
  sent: 'Sent',
  waiting: 'On its way',
  failed: 'Not delivered',
};

/** The state of a lead's confirmation email. */
function Confirmation({ state }: { state: ConfirmationState | undefined }) {
  if (!state) return <span>{'–'}</span>;
  return (
    <Row as="span" inline gap={7} tone={state === 'failed' ? 'error' : 'quiet'}>
      {state === 'failed' ? (
        <StaffIcon name="mail-x" size={16} />
      ) : (
        <Icon name={state === 'sent' ? 'check' : 'clock'} size={16} />
      )}
      {CONFIRMATIONS[state]}
    </Row>
  );
}

const columnsOf = (isNarrow: boolean): Column<ListedLead>[] => [
  { id: 'name', label: 'Name', sorts: 'ascending', card: 'head', show: ({ name }) => name },
  {
    id: 'email',
    label: 'Email',
    sorts: 'ascending',
    card: 'line',
    show: ({ email }) => <a href={`mailto:${email}`}>{email}</a>,
  },
  { id: 'source', label: 'Source', sorts: 'ascending', yields: true, show: ({ source }) => source },
  {
    id: 'confirmation',
    label: 'Confirmation email',
    sorts: 'ascending',
    card: 'line-end',
    show: ({ confirmation }) => <Confirmation state={confirmation} />,
  },
  {
    id: 'created_at',
    label: 'Created',
    sorts: 'descending',
    look: 'quiet',
    card: 'head-end',
    show: ({ created_at }) => (isNarrow ? recentMoment(created_at) : shortMoment(created_at)),
  },
];

type Sort = Pick<Sorting, 'by' | 'direction'>;

/** Leads that contain the search, sorted; newest first at first (STAFF-14). */
function shownLeads(leads: readonly ListedLead[], search: string, { by, direction }: Sort) {
  const sign = direction === 'ascending' ? 1 : -1;
  const textOf = (lead: ListedLead) => lead[by as keyof ListedLead] ?? '';
  return leads
    .filter(({ name, email }) => fold(`${name} ${email}`).includes(fold(search)))
    .sort((one, other) => sign * compareNames(textOf(one), textOf(other)));
}

/** The leads, 100 at first. A heading sorts all of them. */
function LeadList({ list, search }: { list: Reading<LeadListJson>; search: string }) {
  const [sort, setSort] = useState<Sort>({ by: 'created_at', direction: 'descending' });
  const isNarrow = useNarrow();
  const leads = list.data?.leads;
  const steps = useInSteps(leads && shownLeads(leads, search, sort), PAGE);
  return (
    <List<ListedLead>
      label="Retail leads"
      columns={columnsOf(isNarrow)}
      frame="page"
      cards="phone"
      sorting={{ ...sort, onSort: (by, direction) => setSort({ by, direction }) }}
      source={{ ...list, ...steps, isFetching: false }}
      texts={{ failed: 'Error fetching leads', loading: 'Loading leads...', more: 'Show more leads' }}
      empty={
        leads?.length === 0 ? (
          <Nothing title="No retail leads captured yet.">Leads come from the Coming Soon popup.</Nothing>
        ) : (
          <Nothing title="No leads found">Try another name or address.</Nothing>
        )
      }
    />
  );
}

/** Downloads the leads as a CSV named by date (STAFF-15). */
function useExport(address: string) {
  const toast = useToast();
  const download = useDownload();
  const [busy, setBusy] = useState(false);
  const fileName = `retail-leads-${dayOf(new Date())}.csv`;
  const exportLeads = async (isEmpty: boolean) => {
    if (isEmpty) return void toast.failed('No leads to export', 'There are currently no leads to export.');
    setBusy(true);
    if (!(await download(address, fileName)))
      toast.failed('Export failed', 'There was an error exporting leads. Please try again.');
    setBusy(false);
  };
  return { busy, exportLeads, fileName };
}

/** A failed load shows a toast too, with the message (STAFF-14). */
function useFailureToast({ problem }: { problem?: Problem | undefined }) {
  const toast = useToast();
  const detail = problem?.detail;
  useEffect(() => {
    if (detail !== undefined) toast.failed('Error fetching leads', detail);
  }, [detail, toast]);
}

/** 'Retail Leads Management' (STAFF-14): the leads and their export. */
export default function Leads() {
  const isPhone = usePhone();
  const { query, write } = useAddressQuery();
  const search = useTyped(query.get('search') ?? '', (text) =>
    write(() => new URLSearchParams(text ? { search: text } : {}), { replace: true }),
  );
  const list = useCall('leads', {});
  useFailureToast(list);
  const { busy, exportLeads, fileName } = useExport(staffAddresses.leadsCsv);
  const leads = list.data?.leads ?? [];
  const lately = (list.data?.days ?? []).map((day) => day.leads);
  return (
    <>
      <PageHead
        title="Retail Leads Management"
        actions={
          <>
            <SearchBox label="Name or email" value={search.typed} onChange={search.type} />
            <Button
              variant="primary"
              aria-label={busy ? undefined : 'Export CSV'}
              busy={busy}
              busyText="Exporting..."
              onClick={() => void exportLeads(list.data?.leads.length === 0)}
            >
              <Icon name="download" size={17} />
              {isPhone ? 'Export' : 'Export CSV'}
            </Button>
          </>
        }
      >
        <Row gap={28} pad="0 0 8" tone="quiet" className={styles.counts}>
          <p>
            <strong className="num">{countText(leads.length)}</strong> {leads.length === 1 ? 'lead' : 'leads'}
            <strong className="num">{countText(lately.reduce((sum, count) => sum + count, 0))}</strong> in 14
            days
          </p>
          {!isPhone && lately.length > 2 && <Sparkline values={lately} />}
          <Text end size="xs">
            The file is named by date: {fileName}
          </Text>
        </Row>
      </PageHead>
      <LeadList list={list} search={search.typed} />
    </>
  );
}
