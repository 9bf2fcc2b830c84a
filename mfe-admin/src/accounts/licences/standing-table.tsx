import { useState } from 'react';
import type { LicenceJson } from 'shared-domain/contracts';
import { dayOf, daysBetween } from 'shared-domain/dates';
import { REMINDER_DAYS, standingOf } from 'shared-domain/licences';
import { Link } from 'shared-ui/router';
import { useNow } from '../../data/calls/index.ts';
import { paths } from '../../frame/address/index.ts';
import { Row } from '../../kit/layout/index.ts';
import type { Column } from '../../kit/list/index.ts';
import { fullDay, shortDay } from '../../kit/moments/index.ts';
import { Button, Tag } from '../../kit/parts/index.ts';
import { LicenceDatesDialog, SuspendDialog } from './licence-dialogs.tsx';
import { daysText, STANDING_LABELS } from './standing-labels.ts';
import { useLicenceChange } from './use-licence-change.ts';

const NONE = '–';

/** How long the licence can still order, or since when it can't. */
function timeLeftText(licence: LicenceJson, now: Date, graceDays: number): string {
  const { standing, daysLeft = 0, ordersUntil } = standingOf(licence, now, graceDays);
  if (standing === 'suspended') return licence.suspensionReason ?? '';
  if (ordersUntil === undefined) return 'No end date';
  if (standing === 'lapsed') return `Grace ended ${fullDay(ordersUntil)}`;
  if (standing === 'in-grace') return `${daysText(daysBetween(dayOf(now), ordersUntil))} of grace left`;
  return daysLeft === 0 ? 'Today' : daysText(daysLeft);
}

/** The reminders sent for this end date. */
function mailsText({ endDate, reminders = [] }: LicenceJson): string {
  const sent = reminders.filter((one) => one.endDate === endDate);
  const parts = REMINDER_DAYS.flatMap((before) => {
    const one = sent.find(({ days: at }) => at === before);
    return one ? [`${before} days: ${shortDay(one.at)}`] : [];
  });
  return parts.length === 0 ? NONE : parts.join(', ');
}

/** The press that records a check, and the dialogs of its dates and its suspension. */
function Actions({ licence, graceDays }: { licence: LicenceJson; graceDays: number }) {
  const now = useNow();
  const { change, lift, isSending } = useLicenceChange();
  const [open, setOpen] = useState<'dates' | 'suspend' | null>(null);
  const { licenseNumber, companyName, checkedOn } = licence;
  const today = dayOf(now);
  const close = () => setOpen(null);
  return (
    <Row wrap gap="4 6" pad="4 0" align="stretch">
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
      {standingOf(licence, now, graceDays).standing === 'suspended' ? (
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
    </Row>
  );
}

function Standing({ licence, now, graceDays }: { licence: LicenceJson; now: Date; graceDays: number }) {
  const { tone, label } = STANDING_LABELS[standingOf(licence, now, graceDays).standing];
  return <Tag tone={tone}>{label}</Tag>;
}

export const standingColumns = (now: Date, graceDays: number): Column<LicenceJson>[] => [
  {
    label: 'Licence',
    look: 'tight',
    card: 'line',
    show: ({ licenseNumber }) => <Link to={paths.account(licenseNumber)}>{licenseNumber}</Link>,
  },
  { label: 'Company name', card: 'head', show: ({ companyName }) => companyName },
  { label: 'Standing', card: 'head-end', show: (licence) => <Standing {...{ licence, now, graceDays }} /> },
  {
    label: 'Ends',
    look: 'tight',
    card: 'line-end',
    show: ({ endDate }) => (endDate === undefined ? NONE : fullDay(endDate)),
  },
  { label: 'Time left', card: 'wide', show: (licence) => timeLeftText(licence, now, graceDays) },
  { label: 'Reminders', look: 'small', show: mailsText },
  {
    label: 'Checked',
    look: 'small',
    show: ({ checkedOn }) => (checkedOn === undefined ? 'Not yet' : fullDay(checkedOn)),
  },
  { label: 'Actions', card: 'wide', show: (licence) => <Actions licence={licence} graceDays={graceDays} /> },
];
