import type { Connection } from 'mongoose';
import { type StandingFilter, standingFilters } from 'shared-domain/contracts';
import { endDatesAt } from 'shared-domain/licences';
import { licenseeModel } from './model.ts';

const NOT_SUSPENDED = { standing: { $ne: 'suspended' } };

/** Query conditions for licences of each standing at an instant, from the rule's own boundaries. */
function conditionsAt(at: Date, graceDays: number): Record<StandingFilter, object> {
  const dates = endDatesAt(at, graceDays);
  const soon = dates['ends-soon'];
  const grace = dates['in-grace'];
  return {
    active: { $or: [{ endDate: null }, { endDate: { $gt: soon.until } }], ...NOT_SUSPENDED },
    'ends-soon': { endDate: { $gte: soon.from, $lte: soon.until }, ...NOT_SUSPENDED },
    'in-grace': { endDate: { $gte: grace.from, $lte: grace.until }, ...NOT_SUSPENDED },
    lapsed: { endDate: { $lte: dates.lapsed.until }, ...NOT_SUSPENDED },
    suspended: { standing: 'suspended' },
    undated: { endDate: null, ...NOT_SUSPENDED },
  };
}

/** Matches licences with any of these standings at an instant. */
export function ofStandings(standings: readonly StandingFilter[], at: Date, graceDays: number): object {
  const conditions = conditionsAt(at, graceDays);
  return { $and: [{ $or: standings.map((standing) => conditions[standing]) }] };
}

/** How many licences there are of each standing at an instant. */
export async function countStandings(
  connection: Connection,
  at: Date,
  graceDays: number,
): Promise<Record<StandingFilter, number>> {
  const conditions = conditionsAt(at, graceDays);
  const counts = await Promise.all(
    standingFilters.map(async (standing) => [
      standing,
      await licenseeModel(connection).countDocuments(conditions[standing]),
    ]),
  );
  return Object.fromEntries(counts);
}
