import type { Request } from 'express';
import type { SessionJson } from 'shared-domain/contracts';
import type { Handlers } from '../calls/index.ts';
import type { Configuration } from '../configuration/index.ts';
import { clearSignedCookie } from '../cookies/index.ts';
import type { Deps } from '../dependencies.ts';
import { LICENSEE_COOKIE, licenseeOf, staffOf } from '../protections/index.ts';
import { offersDevMode } from './dev-mode.ts';

/** Who this browser is, and ending the licensee session. */
export const sessionHandlers = (deps: Deps): Handlers<'readSession' | 'leaveLicenseeSession'> => ({
  readSession: ({ request, response }) => {
    response.set('Cache-Control', 'no-store');
    return presentSession(request, deps.configuration);
  },
  leaveLicenseeSession: ({ response }) => {
    clearSignedCookie(response, deps.configuration, LICENSEE_COOKIE);
    return undefined;
  },
});

/** Staff, licensee, both or neither, and whether staff can sign in without a link. */
export function presentSession(request: Request, configuration: Configuration): SessionJson {
  const staff = staffOf(request);
  const licensee = licenseeOf(request);
  return {
    ...(staff ? { staff: { email: staff.email, devMode: staff.devMode } } : {}),
    ...(licensee ? { licensee } : {}),
    ...(offersDevMode(configuration, request) ? { devSignIn: true as const } : {}),
  };
}
