import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { KegAccountJson, LicenceJson } from 'shared-domain/contracts';
import { dayOf, daysBetween } from 'shared-domain/dates';
import { KEG_SIZES, type KegSize } from 'shared-domain/kegs';
import { formatDollars } from 'shared-domain/money';
import { staffAddresses } from 'shared-domain/staff-client';
import { nowAtom } from 'shared-domain/state';
import { Link } from 'shared-ui/router';
import { useCall } from '../../data/calls/index.ts';
import { paths } from '../../frame/address/index.ts';
import { StaffIcon } from '../../kit/icons/index.ts';
import { shortDay } from '../../kit/moments/index.ts';
import { Button, ButtonAnchor, CardNote } from '../../kit/parts/index.ts';
import { BookingDialog } from '../kegs/index.ts';
import { daysText } from '../licences/index.ts';
import shared from './accounts.module.css';
import styles from './kegs-card.module.css';
import { LoadedCard } from './loaded-card.tsx';

const NONE = { 50: 0, 30: 0, 20: 0 } as const;

/** An account that has never had a keg. */
const emptyAccount = ({ licenseNumber, companyName }: LicenceJson): KegAccountJson => ({
  id: `licence:${licenseNumber}`,
  name: companyName,
  licenseNumber,
  out: { ...NONE },
  ...{ total: 0, oldest: 0, overdue: 0, limitDays: 0, lots: [], entries: [] },
});

/** A size's kegs out and the age of the oldest; a full bar is the limit. */
function SizeRow({ size, account: { out, lots, limitDays } }: { size: KegSize; account: KegAccountJson }) {
  const today = dayOf(useAtomValue(nowAtom));
  const since = lots.find((lot) => lot.size === size)?.since;
  const days = since === undefined ? 0 : daysBetween(dayOf(new Date(since)), today);
  const tone = days > limitDays ? 'over' : days * 3 >= limitDays * 2 ? 'late' : 'fresh';
  return (
    <li className={styles.size}>
      <StaffIcon name="keg" size={17} />
      <strong>{size} L</strong>
      <strong className="num">{out[size]}</strong>
      <span className={styles.bar} data-tone={tone} aria-hidden="true">
        <span style={{ width: `${Math.min(100, (100 * days) / limitDays)}%` }} />
      </span>
      <span className={styles.age}>{since === undefined ? 'none out' : `oldest ${daysText(days)}`}</span>
      <span className={styles.since}>{since !== undefined && `since ${shortDay(since)}`}</span>
    </li>
  );
}

function Kegs({ account }: { account: KegAccountJson }) {
  const { total, limitDays, deposits, reminded } = account;
  const notes = [
    `The line marks ${daysText(limitDays)}.`,
    deposits !== undefined && `Deposits held: ${formatDollars(deposits)}.`,
    reminded && `Last reminder on ${shortDay(reminded.at)}.`,
  ];
  if (total === 0) return <CardNote>No kegs out.</CardNote>;
  return (
    <>
      <ul className={styles.sizes}>
        {KEG_SIZES.map((size) => (
          <SizeRow key={size} size={size} account={account} />
        ))}
      </ul>
      <p className={styles.foot}>
        {notes.filter(Boolean).join(' ')} <Link to={paths.kegs({ account: account.id })}>Ledger</Link>
      </p>
    </>
  );
}

/** The account's kegs by size and age (KEGS-4), with a correction and a statement. */
export function KegsCard({ licence }: { licence: LicenceJson }) {
  const account = `licence:${licence.licenseNumber}`;
  const [isOpen, setOpen] = useState(false);
  const reading = useCall('kegAccount', { params: { account } });
  const isNone = reading.problem?.code === 'not_found';
  const shown = reading.data ?? (isNone ? emptyAccount(licence) : undefined);
  return (
    <>
      <LoadedCard
        title="Kegs out"
        tag={shown && shown.total > 0 && <span className="num">{shown.total}</span>}
        height={130}
        reading={{ ...reading, data: shown }}
        aside={
          <span className={shared.ways}>
            <Button variant="quiet" aria-label="Correct the keg count" onClick={() => setOpen(true)}>
              Correct
            </Button>
            {!isNone && (
              <ButtonAnchor variant="quiet" href={staffAddresses.kegStatement(account)}>
                Statement
              </ButtonAnchor>
            )}
          </span>
        }
      >
        {(data) => <Kegs account={data} />}
      </LoadedCard>
      {isOpen && shown && <BookingDialog account={shown} kind="corrected" onClose={() => setOpen(false)} />}
    </>
  );
}
