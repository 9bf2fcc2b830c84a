import { useState } from 'react';
import type { LicenceJson } from 'shared-domain/contracts';
import { addDays } from 'shared-domain/dates';
import { REMINDER_DAYS, standingOf } from 'shared-domain/licences';
import { useCall } from '../../data/calls/index.ts';
import { Row } from '../../kit/layout/index.ts';
import { fullDay } from '../../kit/moments/index.ts';
import { Button, MailPreview, StaffDialog } from '../../kit/parts/index.ts';
import { daysText } from '../licences/index.ts';
import styles from './accounts.module.css';

/** What staff should know about a licence's standing; null if it is active. */
function noticeOf(
  licence: LicenceJson,
  now: Date,
  graceDays: number,
): { tone: 'warn' | 'error'; strong: string; more: string; isReminded?: boolean } | null {
  const { standing, endDate, daysLeft = 0, ordersUntil } = standingOf(licence, now, graceDays);
  if (standing === 'suspended')
    return {
      tone: 'error',
      strong: 'Suspended.',
      more: `${licence.suspensionReason ?? 'No reason given'}. No orders are accepted until it is lifted.`,
    };
  if (standing === 'active' || endDate === undefined || ordersUntil === undefined) return null;
  const ended = `The licence ended on ${fullDay(endDate)}.`;
  if (standing === 'lapsed')
    return {
      tone: 'error',
      strong: ended,
      more: `Its grace ended on ${fullDay(ordersUntil)}. Orders are blocked.`,
    };
  if (standing === 'in-grace')
    return { tone: 'warn', strong: ended, more: `Orders are accepted until ${fullDay(ordersUntil)}.` };
  const when = daysLeft === 0 ? 'today' : `in ${daysText(daysLeft)}`;
  return {
    tone: 'warn',
    isReminded: true,
    strong: `The licence ends ${when}, on ${fullDay(endDate)}.`,
    more: `${nextMail(endDate, daysLeft)}Orders are accepted until ${fullDay(ordersUntil)}.`,
  };
}

/** 'The next reminder goes out on Dec 10, 2026. ' */
function nextMail(endDate: string, daysLeft: number): string {
  const next = REMINDER_DAYS.find((days) => days < daysLeft);
  return next === undefined ? '' : `The next reminder goes out on ${fullDay(addDays(endDate, -next))}. `;
}

type StandingNoticeProps = { licence: LicenceJson; now: Date; graceDays: number };

/** A notice for a licence that ends soon, is in grace, has lapsed or is suspended. */
export function StandingNotice({ licence, now, graceDays }: StandingNoticeProps) {
  const [isLooking, setLooking] = useState(false);
  const notice = noticeOf(licence, now, graceDays);
  if (!notice) return null;
  return (
    <Row
      wrap
      gap="4 16"
      justify="between"
      pad="8 24"
      tone={notice.tone}
      surface={notice.tone}
      className={styles.notice}
    >
      <p>
        <strong>{notice.strong}</strong> {notice.more}
      </p>
      {notice.isReminded && (
        <Button variant="quiet" onClick={() => setLooking(true)}>
          Preview the reminder
        </Button>
      )}
      {isLooking && <ReminderDialog licence={licence} onClose={() => setLooking(false)} />}
    </Row>
  );
}

type ReminderDialogProps = { licence: LicenceJson; onClose: () => void };

/** A preview of the licence's next reminder (LICENCE-12). */
function ReminderDialog({ licence: { licenseNumber: number, companyName }, onClose }: ReminderDialogProps) {
  return (
    <StaffDialog width={680} title="Reminder" context={companyName} onClose={onClose}>
      <MailPreview reading={useCall('licenceReminder', { params: { number } })} />
    </StaffDialog>
  );
}
