import { useState } from 'react';
import { compareNames, fold } from 'shared-domain/catalogue';
import {
  type AccountShareJson,
  type AllocationJson,
  SHARE_STATES,
  type ShareState,
} from 'shared-domain/contracts';
import { isByLot } from 'shared-domain/licences';
import { Link } from 'shared-ui/router';
import { paths } from '../../frame/address/index.ts';
import { Quiet, Row, Stack, Text } from '../../kit/layout/index.ts';
import { type Column, List } from '../../kit/list/index.ts';
import { dayMoment } from '../../kit/moments/index.ts';
import { Nothing, SearchBox, Segmented, SHARE_LABELS } from '../../kit/parts/index.ts';
import styles from './allocations.module.css';

/** Filters for the accounts of a shared allocation. */
const SHOWS = [
  { value: 'all', label: 'All', states: SHARE_STATES },
  { value: 'confirmed', label: 'Confirmed', states: ['confirmed'] },
  { value: 'held', label: 'Held', states: ['held', 'confirming'] },
  { value: 'gone', label: 'Declined', states: ['let-go', 'expired'] },
] as const;
type Show = (typeof SHOWS)[number]['value'];

const isShown = ({ state = 'none' }: AccountShareJson, show: Show): boolean =>
  SHOWS.some(({ value, states }) => value === show && (states as readonly ShareState[]).includes(state));

type Rounds = NonNullable<AllocationJson['rounds']>;

type NarrowingProps = {
  shares: readonly AccountShareJson[];
  rounds: Rounds | undefined;
  search: string;
  setSearch: (text: string) => void;
  show: Show;
  setShow: (show: Show) => void;
};

/** Search; once the units are shared, also a filter and a legend. */
function Narrowing({ shares, rounds, search, setSearch, show, setShow }: NarrowingProps) {
  return (
    <Row wrap gap={10} align="stretch">
      <SearchBox label="Account or licence" value={search} onChange={setSearch} />
      {rounds && (
        <Segmented
          label="Filter accounts"
          value={show}
          options={SHOWS.map(({ value, label }) => ({
            value,
            label: `${label} ${shares.filter((share) => isShown(share, value)).length}`,
          }))}
          onChange={setShow}
        />
      )}
      {rounds && (
        <Row as="p" wrap gap="4 12" tone="quiet" size="xs" className={styles.legend} aria-hidden="true">
          <span>
            <i data-of="round" /> in a round
          </span>
          <span>
            <i data-of="lot" /> by lot
          </span>
          <span>
            <i data-of="none" /> requested, not granted
          </span>
        </Row>
      )}
    </Row>
  );
}

/** Every request and, once shared, what each account got in each round (ALLOCATION-12). */
export function SharesTable({ allocation }: { allocation: AllocationJson }) {
  const [search, setSearch] = useState('');
  const [show, setShow] = useState<Show>('all');
  const { shares = [], rounds } = allocation;
  const wanted = fold(search);
  const shown = shares
    .filter((share) => isShown(share, show))
    .filter(({ companyName, licenseNumber }) => fold(`${companyName} ${licenseNumber}`).includes(wanted))
    .sort((one, other) => other.asked - one.asked || compareNames(one.companyName, other.companyName));
  if (shares.length === 0)
    return (
      <Nothing title="No requests yet">
        Accounts send requests in the shop while the allocation is open.
      </Nothing>
    );
  return (
    <Stack aria-label="Requests" as="section" fit gap={12}>
      <Narrowing {...{ shares, rounds, search, setSearch, show, setShow }} />
      <List<AccountShareJson>
        label="Requests and shares"
        columns={columnsOf(rounds)}
        idOf={({ licenseNumber }) => licenseNumber}
        source={{ rows: shown }}
        empty={<Quiet as="p">No accounts found.</Quiet>}
      />
    </Stack>
  );
}

const roundColumns = (rounds: Rounds): Column<AccountShareJson>[] =>
  rounds.map((round, place) => ({
    label: `Round ${place + 1}${isByLot(round) ? ', lot' : ''}`,
    look: 'tight',
    show: ({ asked, got = 0, drawn }) => (
      <>
        {got > place ? 1 : '–'}
        {isByLot(round) && asked > place && <Quiet as="small">{` drawn ${drawn}`}</Quiet>}
      </>
    ),
  }));

/** What an account asked for and, once the units are shared, what it got in which round. */
const columnsOf = (rounds: Rounds | undefined): Column<AccountShareJson>[] => [
  { label: 'Account', card: 'head', show: ({ companyName }) => companyName },
  { label: 'Licence', look: 'tight', card: 'line', show: ({ licenseNumber }) => licenseNumber },
  {
    label: 'Asked',
    look: 'number',
    card: rounds ? 'line-end' : 'head-end',
    show: ({ asked }) => asked,
    unit: () => 'asked',
  },
  ...(rounds
    ? [
        ...roundColumns(rounds),
        {
          label: 'Asked and got',
          look: 'tight',
          card: 'foot-end',
          show: ({ asked, got = 0 }) => <Dots asked={asked} got={got} rounds={rounds} />,
        } satisfies Column<AccountShareJson>,
        {
          label: 'Got',
          look: 'number',
          card: 'head-end',
          show: ({ got = 0 }) => <strong>{got}</strong>,
          unit: () => 'got',
        } satisfies Column<AccountShareJson>,
      ]
    : []),
  {
    label: rounds ? 'Hold' : 'Asked at',
    card: 'foot',
    show: (share) => (rounds ? <Hold share={share} /> : dayMoment(share.askedAt)),
  },
];

/** One dot for each unit asked for: in a round, by lot, or not got. */
function Dots({ asked, got, rounds }: { asked: number; got: number; rounds: Rounds }) {
  const lot = rounds.findIndex(isByLot);
  return (
    <Row as="span" inline gap={4} align="stretch" className={styles.dots} aria-hidden="true">
      {Array.from({ length: Math.min(asked, 12) }, (_, place) => (
        <i key={place} data-of={place >= got ? 'none' : place === lot ? 'lot' : 'round'} />
      ))}
    </Row>
  );
}

function Hold({
  share: { state = 'none', changedAt, confirmed, got, orderId, mail },
}: {
  share: AccountShareJson;
}) {
  const part = state === 'confirmed' && confirmed !== got ? ` ${confirmed} of ${got}` : '';
  return (
    <>
      {orderId ? <Link to={paths.order(orderId)}>{SHARE_LABELS[state]}</Link> : SHARE_LABELS[state]}
      {part}
      {changedAt && state !== 'held' && state !== 'none' && <small>{` ${dayMoment(changedAt)}`}</small>}
      {mail === 'failed' && (
        <Text as="small" tone="error">
          {' '}
          Email not delivered
        </Text>
      )}
      {mail === 'none' && (
        <Text as="small" tone="error">
          {' '}
          No email address
        </Text>
      )}
    </>
  );
}
