import { accepted } from '../contact.ts';
import { sessionJson, signInLinkRequest, signInTokenRequest } from '../sessions.ts';
import type { Endpoint } from './endpoint.ts';

/** How staff come in and leave. */
export const signingInEndpoints = {
  beginDevSession: {
    method: 'POST',
    path: '/api/auth/dev-session',
    who: 'local',
    summary: 'A staff session in dev mode, for this machine alone; 404 otherwise',
    status: 200,
    response: sessionJson,
    problems: ['not_found'],
  },
  requestSignInLink: {
    method: 'POST',
    path: '/api/auth/link',
    who: 'all',
    summary: 'Mail a sign-in link to an address of the staff domain',
    request: signInLinkRequest,
    status: 202,
    response: accepted,
    problems: ['email_domain'],
  },
  signIn: {
    method: 'POST',
    path: '/api/auth/session',
    who: 'all',
    summary: 'Exchange the token of a mailed link for a staff session',
    request: signInTokenRequest,
    status: 200,
    response: sessionJson,
    problems: ['link_invalid', 'link_expired', 'link_used'],
  },
  signOut: {
    method: 'DELETE',
    path: '/api/auth/session',
    who: 'staff',
    summary: 'Sign out',
    status: 204,
  },
} as const satisfies Record<string, Endpoint>;
