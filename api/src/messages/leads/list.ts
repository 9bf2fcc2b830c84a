import type { LeadListJson, leadListQuery } from 'shared-domain/contracts';
import { addDays, dayOf, startOfDay } from 'shared-domain/dates';
import type { z } from 'zod';
import { containing } from '../../foundation/database/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { afterCursor, pageOf } from '../../requests/paging/index.ts';
import { leadModel, presentListedLead } from './model.ts';

/** The days of the series, today included. */
const DAYS = 14;

/** Leads, newest first: all of them, or a page when `limit` is given; with the total and the number of recent ones. */
export async function readLeads(deps: Deps, query: z.infer<typeof leadListQuery>): Promise<LeadListJson> {
  const leads = leadModel(deps.connection);
  const wanted = matching(query.search);
  const found = leads
    .find({ $and: [wanted, afterCursor('created_at', query.cursor)] })
    .sort({ created_at: -1, _id: -1 });
  if (query.limit !== undefined) found.limit(query.limit + 1);
  const [page, total, days] = await Promise.all([
    found.lean(),
    query.search ? leads.countDocuments(wanted) : leads.estimatedDocumentCount(),
    lastDays(deps),
  ]);
  const { documents, nextCursor } = pageOf(page, 'created_at', query.limit);
  return { leads: documents.map(presentListedLead), total, days, nextCursor };
}

function matching(search: string | undefined): object {
  if (!search) return {};
  const pattern = containing(search);
  return { $or: [{ name: pattern }, { email: pattern }] };
}

/** New leads per day. The embedded engine has no time zones, so each day is a query. */
async function lastDays({ connection, clock }: Deps): Promise<NonNullable<LeadListJson['days']>> {
  const today = dayOf(clock());
  const days = Array.from({ length: DAYS }, (_, at) => addDays(today, at + 1 - DAYS));
  return Promise.all(
    days.map(async (day) => ({
      day,
      leads: await leadModel(connection).countDocuments({
        created_at: { $gte: startOfDay(day), $lt: startOfDay(addDays(day, 1)) },
      }),
    })),
  );
}
