import { Router } from 'express';
import type { PassportStatic } from 'passport';
import type { Deps } from './dependencies.ts';

/** Routes that read the body's bytes themselves and come before JSON, cookies and the origin check: webhooks. */
export function rawRoutes(_deps: Deps): Router {
  const router = Router();
  return router;
}

/** Every feature's routes. Paths begin below `/api`. */
export function featureRoutes(_deps: Deps, _passport: PassportStatic): Router {
  const router = Router();
  return router;
}
