import { company } from '../company/index.ts';
import { addDays, type Day, dayOf, daysBetween, isDay } from '../dates/index.ts';

/** From so many days before a licence ends, its licensee and staff are told (LICENCE-9). */
export const WARNING_DAYS = 60;

/** What a licence is at a moment. `lapsed` and `suspended` can't order. */
export const STANDINGS = ['active', 'ends-soon', 'in-grace', 'lapsed', 'suspended'] as const;
export type Standing = (typeof STANDINGS)[number];

/** What of a licence decides its standing. A licence without an end date doesn't end. */
export type LicenceTerms = {
  /** The last day on which it holds, in the company's time zone. */
  readonly endDate?: Day | null | undefined;
  /** As staff have set it; left out means active. */
  readonly standing?: 'active' | 'suspended' | null | undefined;
};

/** A licence's standing, and where it has an end date, the days that go with it. */
export type LicenceStanding = {
  readonly standing: Standing;
  readonly endDate?: Day;
  /** Calendar days until the end date: 0 on the day itself, below 0 after it. */
  readonly daysLeft?: number;
  /** The last day on which orders are taken. */
  readonly ordersUntil?: Day;
};

/**
 * What a licence is at an instant (LICENCE-8): suspended whatever its dates; else, by the company's calendar, active,
 * ending within 60 days, in its days of grace, or lapsed.
 * @param graceDays days after the end date on which orders still go on
 */
export function standingOf(
  { endDate, standing }: LicenceTerms,
  at: Date,
  graceDays: number = company.licenceGraceDays,
): LicenceStanding {
  if (!endDate || !isDay(endDate)) return { standing: standing === 'suspended' ? 'suspended' : 'active' };
  const daysLeft = daysBetween(dayOf(at), endDate);
  const days = { endDate, daysLeft, ordersUntil: addDays(endDate, graceDays) };
  if (standing === 'suspended') return { standing, ...days };
  return { standing: standingBy(daysLeft, graceDays), ...days };
}

function standingBy(daysLeft: number, graceDays: number): Standing {
  if (daysLeft > WARNING_DAYS) return 'active';
  if (daysLeft >= 0) return 'ends-soon';
  return -daysLeft <= graceDays ? 'in-grace' : 'lapsed';
}

/** Whether a licence of this standing may be verified, quoted for, and ordered with (LICENCE-10). */
export const mayOrder = (standing: Standing): boolean => standing !== 'lapsed' && standing !== 'suspended';

/** What a licensee should hear of a licence, or undefined while it is active, or suspended and so out of the shop (LICENCE-9). */
export function noticeOf({ standing, endDate, daysLeft, ordersUntil }: LicenceStanding) {
  if (standing === 'active' || standing === 'suspended') return undefined;
  if (endDate === undefined || daysLeft === undefined || ordersUntil === undefined) return undefined;
  return { standing, endDate, daysLeft, ordersUntil };
}

/** The end dates of each standing at an instant, both days included: what a search in a register needs. */
export function endDatesAt(at: Date, graceDays: number = company.licenceGraceDays) {
  const today = dayOf(at);
  return {
    'ends-soon': { from: today, until: addDays(today, WARNING_DAYS) },
    'in-grace': { from: addDays(today, -graceDays), until: addDays(today, -1) },
    lapsed: { until: addDays(today, -graceDays - 1) },
  } as const;
}
