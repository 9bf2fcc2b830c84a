import type { ProblemEntry } from './entry.ts';

/** Failures that concern the caller: sessions, licences, sign-in links. */
export const callerProblems = {
  unauthenticated: { status: 401, title: 'Not signed in', detail: 'Please sign in.' },
  role_refused: {
    status: 403,
    title: 'Not part of your role',
    detail: 'Your role is {role}, and this needs the role {least}. An owner can change your role.',
  },
  key_refused: {
    status: 401,
    title: 'API key not accepted',
    detail: 'This API key is unknown, has ended or was revoked. An owner can create another one.',
  },
  key_not_allowed: {
    status: 403,
    title: 'Not allowed for this API key',
    detail: 'This call needs an API key that may {wanted}.',
  },
  key_not_for_programs: {
    status: 403,
    title: 'Not for API keys',
    detail: 'This call is for people who are signed in. No API key may make it.',
  },
  api_keys_full: {
    status: 409,
    title: 'Too many API keys',
    detail: 'There are {most} API keys. Please revoke one first.',
  },
  webhooks_full: {
    status: 409,
    title: 'Too many webhooks',
    detail: 'There are {most} webhooks. Please remove one first.',
  },
  stock_only: {
    status: 403,
    title: 'Stock only',
    detail: 'This may change stock only. Prices and everything else of a product need the role office.',
  },
  staff_not_listed: {
    status: 403,
    title: 'Not on the list of staff',
    detail: 'This address is not on the list of staff. Ask an owner to add it, then sign in again.',
  },
  account_required: {
    status: 401,
    title: 'Not signed in to an account',
    detail: 'Please sign in with your email address first.',
  },
  account_refused: {
    status: 403,
    title: 'Not part of this account',
    detail:
      'Your sign-in does not belong to this account. Choose another one, or ask a manager of the account.',
  },
  account_role_refused: {
    status: 403,
    title: 'Not part of your sign-in',
    detail:
      'Your sign-in for this account does not include this: {needed}. A manager of the account can change it.',
  },
  person_refused: { status: 409, title: 'Not changed', detail: '{reason}' },
  licence_required: {
    status: 401,
    title: 'Licence not verified',
    detail: 'Please verify your licence number first.',
  },
  licence_not_found: { status: 404, title: 'License Not Found', detail: 'License number not found.' },
  licence_lapsed: {
    status: 403,
    title: 'Licence ended',
    detail:
      'This licence ended on {endDate}, and orders on it have stopped. Renew it, then send us the new end date: {email} or {phone}.',
  },
  licence_suspended: {
    status: 403,
    title: 'Licence suspended',
    detail: 'Orders on this licence are suspended. Please contact us: {phone} or {email}.',
  },
  email_domain: {
    status: 422,
    title: 'Address not allowed',
    detail: 'Only {host} email addresses are allowed',
  },
  single_sign_on_refused: {
    status: 401,
    title: 'Sign-in refused',
    detail: 'Your company account did not sign you in. Please try again, or ask for a link by email.',
  },
  link_invalid: { status: 401, title: 'Link not valid', detail: 'This sign-in link is not valid.' },
  link_expired: { status: 401, title: 'Link expired', detail: 'This sign-in link has expired.' },
  link_used: { status: 401, title: 'Link used', detail: 'This sign-in link has already been used.' },
  passkey_needed: {
    status: 403,
    title: 'Passkey needed',
    detail: 'Please confirm with your passkey, then try again.',
  },
  passkey_refused: {
    status: 403,
    title: 'Passkey not accepted',
    detail: 'This passkey was not accepted. Please try again.',
  },
  passkeys_full: {
    status: 409,
    title: 'Too many passkeys',
    detail: 'You can have at most 10 passkeys. Please remove one first.',
  },
  run_not_found: { status: 404, title: 'Run not found', detail: 'This run does not exist.' },
  run_over: { status: 409, title: 'Run over', detail: 'This run is over. Its link has ended.' },
  run_link: {
    status: 401,
    title: 'Link ended',
    detail: 'This link no longer works. Ask the office for a new one.',
  },
} as const satisfies Record<string, ProblemEntry>;
