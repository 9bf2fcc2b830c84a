import { useState } from 'react';
import { compareNames, fold } from 'shared-domain/catalogue';
import type { ConfirmationState, LeadListJson, ListedLead } from 'shared-domain/contracts';
import { Icon } from 'shared-ui/icons';
import { type Reading, useNarrow } from '../../data/calls/index.ts';
import { StaffIcon } from '../../kit/icons/index.ts';
import { Row } from '../../kit/layout/index.ts';
import { type Column, List, type Sorting, useInSteps } from '../../kit/list/index.ts';
import { recentMoment, shortMoment } from '../../kit/moments/index.ts';
import { Nothing } from '../../kit/parts/index.ts';

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
export function shownLeads(leads: readonly ListedLead[], search: string, { by, direction }: Sort) {
  const sign = direction === 'ascending' ? 1 : -1;
  const textOf = (lead: ListedLead) => lead[by as keyof ListedLead] ?? '';
  return leads
    .filter(({ name, email }) => fold(`${name} ${email}`).includes(fold(search)))
    .sort((one, other) => sign * compareNames(textOf(one), textOf(other)));
}

/** The leads, 100 at first. A heading sorts all of them. */
export function LeadList({ list, search }: { list: Reading<LeadListJson>; search: string }) {
  const [sort, setSort] = useState<Sort>({ by: 'created_at', direction: 'descending' });
  const isNarrow = useNarrow();
  const leads = list.data?.leads;
  const steps = useInSteps(leads && shownLeads(leads, search, sort), PAGE);
  return (
    <List<ListedLead>
      label="Retail leads"
      columns={columnsOf(isNarrow)}
      idOf={({ id }) => id}
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
