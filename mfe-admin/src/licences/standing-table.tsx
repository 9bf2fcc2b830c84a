import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { LicenceJson } from 'shared-domain/contracts';
import { dayOf } from 'shared-domain/dates';
import { REMINDER_DAYS, type Standing, standingOf } from 'shared-domain/licences';
import { nowAtom } from 'shared-domain/state';
import { shortDay } from '../moments/index.ts';
import { Button, Tag } from '../parts/index.ts';
import { LicenceDatesDialog, SuspendDialog } from './licence-dialogs.tsx';
import styles from './standing.module.css';
import { useLicenceChange } from './use-licence-change.ts';

const STANDING_WORDS: Readonly<Record<Standing, { label: string; tone: 'ok' | 'malt' | 'warn' | 'error' }>> =
  {
    active: { label: 'Active', tone: 'ok' },
    'ends-soon': { label: 'Ends soon', tone: 'malt' },
    'in-grace': { label: 'In grace', tone: 'warn' },
    lapsed: { label: 'Lapsed', tone: 'error' },
    suspended: { label: 'Suspended', tone: 'error' },
  };

const form = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
/** 'Nov 30, 2026' of a calendar day. */
const dayWords = (day: string) => form.format(new Date(`${day}T00:00:00Z`));
const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);

/** How long orders still go on, or since when they don't. */
function leftWords(licence: LicenceJson, now: Date): string {
  const { standing, daysLeft = 0, ordersUntil } = standingOf(licence, now);
  if (standing === 'suspended') return licence.suspensionReason ?? '–';
  if (ordersUntil === undefined) return 'No end date';
  if (standing === 'lapsed') return `Grace ended ${dayWords(ordersUntil)}`;
  if (standing === 'in-grace')
    return `${days(standingOf({ endDate: ordersUntil }, now).daysLeft ?? 0)} of grace left`;
  return daysLeft === 0 ? 'Today' : days(daysLeft);
}

/** Which reminders of this end date have gone out. */
function Mails({ licence: { endDate, reminders = [] } }: { licence: LicenceJson }) {
  const sent = reminders.filter((one) => one.endDate === endDate);
  const words = REMINDER_DAYS.flatMap((before) => {
    const one = sent.find(({ days: at }) => at === before);
    return one ? [`${before} days: ${shortDay(one.at)}`] : [];
  });
  return words.length === 0 ? '–' : words.join(', ');
}

function Row({ licence, now }: { licence: LicenceJson; now: Date }) {
  const { change, isSending } = useLicenceChange();
  const [open, setOpen] = useState<'dates' | 'suspend' | null>(null);
  const { licenseNumber, companyName, endDate, checkedOn } = licence;
  const { standing } = standingOf(licence, now);
  const today = dayOf(now);
  const close = () => setOpen(null);
  const lift = () =>
    void change(
      licence,
      { standing: 'active', suspensionReason: null },
      `The suspension of ${licenseNumber} is lifted`,
    );
  return (
    <tr>
      <th scope="row">{licenseNumber}</th>
      <td className={styles.company}>{companyName}</td>
      <td className={styles.badge}>
        <Tag tone={STANDING_WORDS[standing].tone}>{STANDING_WORDS[standing].label}</Tag>
      </td>
      <td className={styles.ends}>{endDate === undefined ? '–' : dayWords(endDate)}</td>
      <td className={styles.left}>{leftWords(licence, now)}</td>
      <td className={styles.mails}>
        <Mails licence={licence} />
      </td>
      <td className={styles.checked}>{checkedOn === undefined ? 'Not yet' : dayWords(checkedOn)}</td>
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
          <Button aria-label={`Lift the suspension of ${companyName}`} onClick={lift}>
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

/** Licences with their end and standing, next end first. */
export function StandingTable({ licences }: { licences: readonly LicenceJson[] }) {
  const now = useAtomValue(nowAtom);
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">Standing of licences</caption>
      <thead className={styles.heads}>
        <tr>
          <th scope="col">Licence</th>
          <th scope="col">Company name</th>
          <th scope="col">Standing</th>
          <th scope="col">Ends</th>
          <th scope="col">Time left</th>
          <th scope="col">Reminders</th>
          <th scope="col">Checked</th>
          <th scope="col">
            <span className="visually-hidden">What to do</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {licences.map((licence) => (
          <Row key={licence.licenseNumber} licence={licence} now={now} />
        ))}
      </tbody>
    </table>
  );
}
