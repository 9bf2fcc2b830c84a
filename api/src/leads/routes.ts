import { Router } from 'express';
import { leadListQuery, leadRequest } from 'shared-domain/contracts';
import type { Deps } from '../dependencies.ts';
import { postMail } from '../emails/index.ts';
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
    validated({ body: leadRequest }, async ({ body }, request, response) => {
      const [lead] = await leadModel(deps.connection).create([{ ...body, created_at: deps.clock() }], {
        j: true,
        w: 1,
      } as object);
      if (!lead) throw new Error('the lead was not stored');
      await postMail(deps, { kind: 'lead-confirmation', to: body.email, name: body.name }).catch((cause) => {
        deps.logger.warn({ requestId: request.id, err: cause }, 'a lead confirmation could not be posted');
      });
      response.status(201).json(presentLead(lead.toObject()));
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
