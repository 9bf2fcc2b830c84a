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
import { dayMoment } from '../../kit/moments/index.ts';
import { Nothing, SearchBox, Segmented, SHARE_LABELS, TableHead } from '../../kit/parts/index.ts';
import styles from './shares.module.css';

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

/** Search; once the units are shared, also a filter and a legend. */
function Narrowing({
  shares,
  rounds,
  search,
  setSearch,
  show,
  setShow,
}: {
  shares: readonly AccountShareJson[];
  rounds: Rounds | undefined;
  search: string;
  setSearch: (text: string) => void;
  show: Show;
  setShow: (show: Show) => void;
}) {
  return (
    <div className={styles.narrowing}>
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
        <p className={styles.legend} aria-hidden="true">
          <span>
            <i data-of="round" /> in a round
          </span>
          <span>
            <i data-of="lot" /> by lot
          </span>
          <span>
            <i data-of="none" /> requested, not granted
          </span>
        </p>
      )}
    </div>
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
    <section aria-label="Requests" className={styles.requests}>
      <Narrowing {...{ shares, rounds, search, setSearch, show, setShow }} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it where it is wider than the page */}
      <div className={styles.box} tabIndex={0}>
        <table className={styles.table}>
          <caption className="visually-hidden">Requests and shares</caption>
          <TableHead
            className={styles.heads}
            columns={[
              'Account',
              'Licence',
              'Asked',
              ...(rounds ?? []).map((round, place) => `Round ${place + 1}${isByLot(round) ? ', lot' : ''}`),
              rounds !== undefined && 'Asked and got',
              rounds !== undefined && 'Got',
              rounds ? 'Hold' : 'Asked at',
            ]}
          />
          <tbody>
            {shown.map((share) => (
              <Row key={share.licenseNumber} share={share} rounds={rounds} />
            ))}
          </tbody>
        </table>
      </div>
      {shown.length === 0 && <p className={styles.none}>No accounts found.</p>}
    </section>
  );
}

function Row({ share, rounds }: { share: AccountShareJson; rounds: Rounds | undefined }) {
  const { companyName, licenseNumber, asked, askedAt, got = 0, drawn } = share;
  return (
    <tr>
      <th scope="row">{companyName}</th>
      <td className={styles.licence}>{licenseNumber}</td>
      <td className={styles.asked}>{asked}</td>
      {rounds?.map((round, place) => (
        <td key={round.left} className={styles.round}>
          {got > place ? 1 : '–'}
          {isByLot(round) && asked > place && <small>{` drawn ${drawn}`}</small>}
        </td>
      ))}
      {rounds && (
        <td className={styles.dotted}>
          <Dots asked={asked} got={got} rounds={rounds} />
        </td>
      )}
      {rounds && (
        <td className={styles.got}>
          <strong>{got}</strong>
        </td>
      )}
      <td className={styles.hold}>{rounds ? <Hold share={share} /> : dayMoment(askedAt)}</td>
    </tr>
  );
}

/** One dot for each unit asked for: in a round, by lot, or not got. */
function Dots({ asked, got, rounds }: { asked: number; got: number; rounds: Rounds }) {
  const lot = rounds.findIndex(isByLot);
  return (
    <span className={styles.dots} aria-hidden="true">
      {Array.from({ length: Math.min(asked, 12) }, (_, place) => (
        <i key={place} data-of={place >= got ? 'none' : place === lot ? 'lot' : 'round'} />
      ))}
    </span>
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
      {mail === 'failed' && <small className={styles.failed}> Email not delivered</small>}
      {mail === 'none' && <small className={styles.failed}> No email address</small>}
    </>
  );
}
