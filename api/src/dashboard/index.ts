import { Router } from 'express';
import { dashboardQuery } from 'shared-domain/contracts';
import type { Deps } from '../dependencies.ts';
import { limit, requireStaff, validated } from '../protections/index.ts';
import { figuresOf } from './figures.ts';

const DAYS = 14;

/** Figures and series for the dashboard's charts. */
export function dashboardRoutes(deps: Deps): Router {
  const router = Router();
  router.get(
    '/admin/dashboard',
    limit(deps, 'staff'),
    requireStaff,
    validated({ query: dashboardQuery }, async ({ query }, _request, response) => {
      response.json(await figuresOf(deps, query.days ?? DAYS));
    }),
  );
  return router;
}
