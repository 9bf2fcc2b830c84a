import { z } from 'zod';
import type { CallName } from '../../../foundation/calls/index.ts';
import { accepted } from '../contact.ts';
import { ownSessionsJson, sessionJson, signInLinkRequest, signInTokenRequest } from '../sessions.ts';
import type { EndpointContract } from './endpoint.ts';

const own = { who: 'staff', role: 'driver', rate: 'staff', status: 200, response: ownSessionsJson } as const;

/** Signing staff in and out, and their sessions. */
export const signingInEndpoints = {
  beginDevSession: {
    who: 'local',
    rate: 'staff',
    summary: 'A staff session in dev mode, for this machine only; 404 otherwise',
    status: 200,
    response: sessionJson,
    problems: ['not_found'],
  },
  requestSignInLink: {
    who: 'all',
    rate: 'sign-in',
    summary: 'Mail a sign-in link to an address of the staff domain',
    request: signInLinkRequest,
    status: 202,
    response: accepted,
    problems: ['email_domain'],
  },
  signIn: {
    who: 'all',
    rate: 'sign-in',
    summary: 'Exchange the token of an emailed link for a staff session',
    request: signInTokenRequest,
    status: 200,
    response: sessionJson,
    problems: ['link_invalid', 'link_expired', 'link_used', 'staff_not_listed'],
  },
  singleSignOn: {
    who: 'all',
    rate: 'licence',
    summary:
      'Sends the browser to the OpenID provider and takes it back from there; ends on the sign-in page, whatever happened',
    query: z.object({ code: z.string().max(4000).optional(), error: z.string().max(200).optional() }),
    status: 302,
    produces: 'text/plain',
  },
  signOut: { who: 'staff', role: 'driver', rate: 'staff', summary: 'Sign out', status: 204 },
  ownSessions: { ...own, summary: "The caller's sessions" },
  endSession: {
    ...own,
    summary: "End one of the caller's sessions; returns the remaining ones",
    params: z.object({ id: z.string().max(100) }),
    problems: ['not_found'],
  },
  endOtherSessions: { ...own, summary: "End all of the caller's sessions except this one" },
} as const satisfies Partial<Record<CallName, EndpointContract>>;
