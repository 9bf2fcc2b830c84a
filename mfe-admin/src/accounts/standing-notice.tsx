import type { LicenceJson } from 'shared-domain/contracts';
import { addDays } from 'shared-domain/dates';
import { REMINDER_DAYS, standingOf } from 'shared-domain/licences';
import { daysWords } from '../licences/index.ts';
import { fullDay } from '../moments/index.ts';
import styles from './accounts.module.css';

/** What staff should know of a licence's standing, in two sentences; null where it is in order. */
function noticeOf(
  licence: LicenceJson,
  now: Date,
  graceDays: number,
): { tone: 'warn' | 'error'; strong: string; more: string } | null {
  const { standing, endDate, daysLeft = 0, ordersUntil } = standingOf(licence, now, graceDays);
  if (standing === 'suspended')
    return {
      tone: 'error',
      strong: 'Suspended.',
      more: `${licence.suspensionReason ?? 'Without a reason'}. Nothing can be ordered until it is lifted.`,
    };
  if (standing === 'active' || endDate === undefined || ordersUntil === undefined) return null;
  const ended = `The licence ended on ${fullDay(endDate)}.`;
  if (standing === 'lapsed')
    return {
      tone: 'error',
      strong: ended,
      more: `Its grace ended on ${fullDay(ordersUntil)}: orders are off.`,
    };
  if (standing === 'in-grace')
    return { tone: 'warn', strong: ended, more: `Orders go on until ${fullDay(ordersUntil)}.` };
  const when = daysLeft === 0 ? 'today' : `in ${daysWords(daysLeft)}`;
  return {
    tone: 'warn',
    strong: `The licence ends ${when}, on ${fullDay(endDate)}.`,
    more: `${nextMail(endDate, daysLeft)}After the end, orders go on until ${fullDay(ordersUntil)}.`,
  };
}

/** 'The next reminder goes out on Dec 10, 2026. ' */
function nextMail(endDate: string, daysLeft: number): string {
  const next = REMINDER_DAYS.find((days) => days < daysLeft);
  return next === undefined ? '' : `The next reminder goes out on ${fullDay(addDays(endDate, -next))}. `;
}

/** A line above the account: that the licence ends soon, is in grace, has lapsed, or is suspended. */
export function StandingNotice({
  licence,
  now,
  graceDays,
}: {
  licence: LicenceJson;
  now: Date;
  graceDays: number;
}) {
  const notice = noticeOf(licence, now, graceDays);
  if (!notice) return null;
  return (
    <p className={styles.notice} data-tone={notice.tone}>
      <strong>{notice.strong}</strong> {notice.more}
    </p>
  );
}
