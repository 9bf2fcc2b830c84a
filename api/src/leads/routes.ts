import { Router } from 'express';
import { leadListQuery, leadRequest } from 'shared-domain/contracts';
import type { Deps } from '../dependencies.ts';
import { insertDurably } from '../durable.ts';
import { followUp } from '../follow-ups/index.ts';
import { limit, requireStaff, validated } from '../protections/index.ts';
import { exportLeads } from './export.ts';
import { readLeads } from './list.ts';
import { leadModel, presentLead } from './model.ts';

/** Leaving one's address for the retail launch; reading and exporting those addresses, for staff. */
export function leadRoutes(deps: Deps): Router {
  const router = Router();
  router.post(
    '/leads',
    limit(deps, 'form'),
    validated({ body: leadRequest }, async ({ body }, _request, response) => {
      const now = deps.clock();
      // The confirmation is owed by the same write; that it can not be sent now is nobody's failure.
      const followUps = [followUp('email', now, { mail: 'lead-confirmation' })];
      const lead = await insertDurably(leadModel(deps.connection), { ...body, created_at: now, followUps });
      response.status(201).json(presentLead(lead));
    }),
  );
  router.get(
    '/admin/leads',
    limit(deps, 'staff'),
    requireStaff,
    validated({ query: leadListQuery }, async ({ query }, _request, response) => {
      response.json(await readLeads(deps, query));
    }),
  );
  router.get('/admin/leads.csv', limit(deps, 'staff'), requireStaff, async (_request, response) => {
    await exportLeads(deps, response);
  });
  return router;
}
