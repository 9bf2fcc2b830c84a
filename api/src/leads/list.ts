import type { LeadListJson, leadListQuery } from 'shared-domain/contracts';
import type { z } from 'zod';
import type { Deps } from '../dependencies.ts';
import { afterPlace, pageOf } from '../paging/index.ts';
import { leadModel, presentLead } from './model.ts';

/** Leads, newest first: all of them, or a page when `limit` is given. */
export async function readLeads(deps: Deps, query: z.infer<typeof leadListQuery>): Promise<LeadListJson> {
  const found = leadModel(deps.connection)
    .find({ $and: [matching(query.search), afterPlace('created_at', query.cursor)] })
    .sort({ created_at: -1, _id: -1 })
    .maxTimeMS(5_000);
  if (query.limit !== undefined) found.limit(query.limit + 1);
  const { documents, nextCursor } = pageOf(await found.lean(), 'created_at', query.limit);
  return { leads: documents.map(presentLead), nextCursor };
}

function matching(search: string | undefined): object {
  if (!search) return {};
  const pattern = new RegExp(search.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'i');
  return { $or: [{ name: pattern }, { email: pattern }] };
}
