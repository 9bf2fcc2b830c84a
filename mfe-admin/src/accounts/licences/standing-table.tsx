import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { LicenceJson } from 'shared-domain/contracts';
import { dayOf, daysBetween } from 'shared-domain/dates';
import { REMINDER_DAYS, standingOf } from 'shared-domain/licences';
import { nowAtom } from 'shared-domain/state';
import { Link } from 'shared-ui/router';
import { paths } from '../../frame/address/index.ts';
import { fullDay, shortDay } from '../../kit/moments/index.ts';
import { Button, TableHead, Tag } from '../../kit/parts/index.ts';
import { LicenceDatesDialog, SuspendDialog } from './licence-dialogs.tsx';
import styles from './standing.module.css';
import { daysText, STANDING_LABELS } from './standing-labels.ts';
import { useLicenceChange } from './use-licence-change.ts';

const NONE = '–';

/** How long the licence can still order, or since when it can't. */
function timeLeftText(licence: LicenceJson, now: Date, graceDays: number): string {
  const { standing, daysLeft = 0, ordersUntil } = standingOf(licence, now, graceDays);
  if (standing === 'suspended') return licence.suspensionReason ?? NONE;
  if (ordersUntil === undefined) return 'No end date';
  if (standing === 'lapsed') return `Grace ended ${fullDay(ordersUntil)}`;
  if (standing === 'in-grace') return `${daysText(daysBetween(dayOf(now), ordersUntil))} of grace left`;
  return daysLeft === 0 ? 'Today' : daysText(daysLeft);
}

/** The reminders sent for this end date. */
function Mails({ licence: { endDate, reminders = [] } }: { licence: LicenceJson }) {
  const sent = reminders.filter((one) => one.endDate === endDate);
  const parts = REMINDER_DAYS.flatMap((before) => {
    const one = sent.find(({ days: at }) => at === before);
    return one ? [`${before} days: ${shortDay(one.at)}`] : [];
  });
  return parts.length === 0 ? '–' : parts.join(', ');
}

function Row({ licence, now, graceDays }: { licence: LicenceJson; now: Date; graceDays: number }) {
  const { change, lift, isSending } = useLicenceChange();
  const [open, setOpen] = useState<'dates' | 'suspend' | null>(null);
  const { licenseNumber, companyName, endDate, checkedOn } = licence;
  const { standing } = standingOf(licence, now, graceDays);
  const today = dayOf(now);
  const left = timeLeftText(licence, now, graceDays);
  const close = () => setOpen(null);
  return (
    <tr>
      <th scope="row">
        <Link to={paths.account(licenseNumber)}>{licenseNumber}</Link>
      </th>
      <td className={styles.company}>{companyName}</td>
      <td className={styles.badge}>
        <Tag tone={STANDING_LABELS[standing].tone}>{STANDING_LABELS[standing].label}</Tag>
      </td>
      <td className={styles.ends}>{endDate === undefined ? '–' : fullDay(endDate)}</td>
      <td className={styles.left} data-none={left === NONE || undefined}>
        {left}
      </td>
      <td className={styles.mails}>
        <Mails licence={licence} />
      </td>
      <td className={styles.checked}>{checkedOn === undefined ? 'Not yet' : fullDay(checkedOn)}</td>
      <td className={styles.ways}>
        <Button
          aria-label={`Checked today: ${companyName}`}
          disabled={checkedOn === today}
          busy={isSending}
          onClick={() => void change(licence, { checkedOn: today }, `${licenseNumber} checked today`)}
        >
          Checked today
        </Button>
        <Button aria-label={`Edit ${companyName}`} onClick={() => setOpen('dates')}>
          Edit
        </Button>
        {standing === 'suspended' ? (
          <Button aria-label={`Lift suspension of ${companyName}`} onClick={() => void lift(licence)}>
            Lift suspension
          </Button>
        ) : (
          <Button aria-label={`Suspend ${companyName}`} onClick={() => setOpen('suspend')}>
            Suspend
          </Button>
        )}
        {open === 'dates' && <LicenceDatesDialog licence={licence} onClose={close} />}
        {open === 'suspend' && <SuspendDialog licence={licence} onClose={close} />}
      </td>
    </tr>
  );
}

/** Licences with end date and standing, next end first. */
export function StandingTable({
  licences,
  graceDays,
}: {
  licences: readonly LicenceJson[];
  graceDays: number;
}) {
  const now = useAtomValue(nowAtom);
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">Licences by standing</caption>
      <TableHead
        columns={['Licence', 'Company name', 'Standing', 'Ends', 'Time left', 'Reminders', 'Checked']}
        unseen="Actions"
        className={styles.heads}
      />
      <tbody>
        {licences.map((licence) => (
          <Row key={licence.licenseNumber} licence={licence} now={now} graceDays={graceDays} />
        ))}
      </tbody>
    </table>
  );
}
