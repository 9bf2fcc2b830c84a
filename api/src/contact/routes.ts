import { Router } from 'express';
import { company } from 'shared-domain/company';
import { contactRequest } from 'shared-domain/contracts';
import type { Deps } from '../dependencies.ts';
import { insertDurably } from '../durable.ts';
import { postMail } from '../emails/index.ts';
import { limit, validated } from '../protections/index.ts';
import { contactMessageModel } from './model.ts';

/** Messages of visitors: kept, then mailed to the orders mailbox, which can answer them. */
export function contactRoutes(deps: Deps): Router {
  const router = Router();
  router.post(
    '/contact',
    limit(deps, 'form'),
    validated({ body: contactRequest }, async ({ body: { formData } }, _request, response) => {
      const message = { ...formData, created_at: deps.clock() };
      await insertDurably(contactMessageModel(deps.connection), message);
      await postMail(deps, { kind: 'contact', to: company.ordersEmail, form: formData });
      response.status(202).json({ accepted: true });
    }),
  );
  return router;
}
