import { type Request, Router } from 'express';
import type { SessionJson } from 'shared-domain/contracts';
import { offersDevMode } from '../auth/dev-mode.ts';
import type { Configuration } from '../configuration/index.ts';
import type { Deps } from '../dependencies.ts';
import { LICENSEE_COOKIE, licenseeOf, limit, staffOf } from '../protections/index.ts';
import { clearSignedCookie } from './signed-cookies.ts';

/** Who this browser is, and leaving the licensee session. */
export function sessionRoutes(deps: Deps): Router {
  const router = Router();
  router.get('/session', limit(deps, 'read'), (request, response) => {
    response.set('Cache-Control', 'no-store').json(presentSession(request, deps.configuration));
  });
  router.delete('/session/licensee', limit(deps, 'read'), (_request, response) => {
    clearSignedCookie(response, deps.configuration, LICENSEE_COOKIE);
    response.status(204).end();
  });
  return router;
}

/** Staff, licensee, both or neither, and whether staff can come in without a link. */
export function presentSession(request: Request, configuration: Configuration): SessionJson {
  const staff = staffOf(request);
  const licensee = licenseeOf(request);
  return {
    ...(staff ? { staff: { email: staff.email, devMode: staff.devMode } } : {}),
    ...(licensee ? { licensee } : {}),
    ...(offersDevMode(configuration, request) ? { devSignIn: true as const } : {}),
  };
}
