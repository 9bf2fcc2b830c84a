import { addDays, type Day, dayOf, daysBetween, isDay } from '../../foundation/dates/index.ts';

/** How many days before a licence ends its licensee and staff are warned (LICENCE-9). */
export const WARNING_DAYS = 60;

/** Days after its end during which a licence can still order, until staff set others (LICENCE-8). */
export const LICENCE_GRACE_DAYS = 14;

/** A licence's standing at an instant. `lapsed` and `suspended` can't order. */
export const STANDINGS = ['active', 'ends-soon', 'in-grace', 'lapsed', 'suspended'] as const;
export type Standing = (typeof STANDINGS)[number];

/** The fields that determine a licence's standing. A licence without an end date doesn't end. */
export type LicenceTerms = {
  /** Its last valid day, in the company's time zone. */
  readonly endDate?: Day | null | undefined;
  /** Set by staff; absent means active. */
  readonly standing?: 'active' | 'suspended' | null | undefined;
};

/** A licence's standing, with the dates that follow from its end date. */
export type LicenceStanding = {
  readonly standing: Standing;
  readonly endDate?: Day;
  /** Calendar days until the end date: 0 on the day itself, negative after it. */
  readonly daysLeft?: number;
  /** The last day on which orders are taken. */
  readonly ordersUntil?: Day;
};

/**
 * A licence's standing at an instant (LICENCE-8): suspended whatever its dates; else, by the company's calendar, active,
 * ending within 60 days, in its days of grace, or lapsed.
 * @param graceDays days after the end date during which orders are still accepted
 */
export function standingOf(
  { endDate, standing }: LicenceTerms,
  at: Date,
  graceDays: number,
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

/** Whether a licence with this standing can be verified, get quotes and order (LICENCE-10). */
export const mayOrder = (standing: Standing): boolean => standing !== 'lapsed' && standing !== 'suspended';

/** The notice for a licensee; undefined while the licence is active, or suspended and therefore locked out (LICENCE-9). */
export function noticeOf({ standing, endDate, daysLeft, ordersUntil }: LicenceStanding) {
  if (standing === 'active' || standing === 'suspended') return undefined;
  if (endDate === undefined || daysLeft === undefined || ordersUntil === undefined) return undefined;
  return { standing, endDate, daysLeft, ordersUntil };
}

/** The end dates of each standing at an instant, both days included, for searching a register. */
export function endDatesAt(at: Date, graceDays: number) {
  const today = dayOf(at);
  return {
    'ends-soon': { from: today, until: addDays(today, WARNING_DAYS) },
    'in-grace': { from: addDays(today, -graceDays), until: addDays(today, -1) },
    lapsed: { until: addDays(today, -graceDays - 1) },
  } as const;
}
