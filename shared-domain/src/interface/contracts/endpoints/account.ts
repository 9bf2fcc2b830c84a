import { z } from 'zod';
import type { CallName } from '../../../foundation/calls/index.ts';
import {
  accountAllocationsJson,
  accountBillsJson,
  accountChoice,
  accountLinkRequest,
  accountPeopleJson,
  personInvitation,
  personRoles,
} from '../account-people.ts';
import { accepted } from '../contact.ts';
import { orderId } from '../fields.ts';
import { licenceJson } from '../licences.ts';
import { ownSessionsJson, sessionJson, signInTokenRequest } from '../sessions.ts';
import { receivableStatementQuery } from '../statements.ts';
import type { EndpointContract } from './endpoint.ts';

const memberProblems = [
  'account_required',
  'account_refused',
  'licence_required',
  'licence_suspended',
] as const;
const roleProblems = [...memberProblems, 'account_role_refused'] as const;
const personal = { who: 'person', rate: 'read', status: 200, problems: ['account_required'] } as const;
const sessions = { ...personal, response: ownSessionsJson } as const;
const managed = {
  who: 'member',
  accountRole: 'manage',
  rate: 'read',
  status: 200,
  response: accountPeopleJson,
} as const;
const changes = {
  ...managed,
  rate: 'order',
  problems: [...roleProblems, 'person_refused', 'not_found'],
} as const;
const bills = {
  who: 'member',
  accountRole: 'bills',
  rate: 'read',
  status: 200,
  problems: roleProblems,
} as const;
const paper = {
  ...bills,
  produces: 'application/pdf',
  problems: [...roleProblems, 'order_not_found'],
} as const;
const email = z.string().trim().toLowerCase().max(254);
const byStaff = {
  who: 'staff',
  role: 'office',
  rate: 'staff',
  params: z.object({ number: z.string().max(60), email }),
  status: 200,
  response: licenceJson,
  problems: ['not_found'],
} as const;

/** The people of an account: signing in, what they see, and who may let others in. */
export const accountPeopleEndpoints = {
  requestAccountLink: {
    who: 'all',
    rate: 'sign-in',
    summary:
      "Mail a sign-in link if the address belongs to an account's person; the answer is the same for others",
    request: accountLinkRequest,
    status: 202,
    response: accepted,
  },
  signInToAccount: {
    who: 'all',
    rate: 'sign-in',
    summary: "Exchange the token of an emailed link for a session of an account's person",
    request: signInTokenRequest,
    status: 200,
    response: sessionJson,
    problems: ['link_invalid', 'link_expired', 'link_used', 'account_refused'],
  },
  chooseAccount: {
    ...personal,
    summary: 'Go on for another licence of this person',
    request: accountChoice,
    response: sessionJson,
    problems: ['account_required', 'account_refused', 'licence_suspended'],
  },
  accountSessions: { ...sessions, summary: "The person's sessions" },
  endAccountSession: {
    ...sessions,
    summary: "End one of the person's sessions; returns the remaining ones",
    params: z.object({ id: z.string().max(100) }),
    problems: ['account_required', 'not_found'],
  },
  endOtherAccountSessions: { ...sessions, summary: "End all of the person's sessions except this one" },
  accountPeople: { ...managed, summary: 'The people of the account', problems: roleProblems },
  invitePerson: {
    ...changes,
    summary: 'Invite a person by email, or again; an invitation ends after seven days',
    request: personInvitation,
  },
  changePerson: {
    ...changes,
    summary: 'Change what a person may do',
    params: z.object({ email }),
    request: personRoles,
  },
  removePerson: {
    ...changes,
    summary: 'Remove a person; their next request is refused',
    params: z.object({ email }),
  },
  accountBills: {
    ...bills,
    summary: 'What the account owes: invoices and ledger',
    response: accountBillsJson,
  },
  accountBillsLink: {
    ...bills,
    summary: 'The page on which this person pays what the account owes',
    response: z.object({ url: z.string() }),
  },
  accountInvoice: { ...paper, summary: 'An invoice as a PDF', params: z.object({ id: orderId }) },
  accountCreditNote: {
    ...paper,
    summary: 'A credit note as a PDF',
    params: z.object({ id: orderId, credit: z.string().max(60) }),
    problems: [...paper.problems, 'not_found'],
  },
  accountStatement: {
    ...paper,
    summary: 'The statement of a month as a PDF',
    query: receivableStatementQuery,
  },
  accountAllocations: {
    who: 'member',
    rate: 'read',
    status: 200,
    summary: 'Allocations that the account asked for or still can',
    response: accountAllocationsJson,
    problems: memberProblems,
  },
  letInPerson: {
    ...byStaff,
    summary: 'Let a contact of an account sign in, invite them again, or change what they may do',
    request: personRoles,
  },
  shutOutPerson: { ...byStaff, summary: 'End the sign-in of a contact, who stays a contact' },
} as const satisfies Partial<Record<CallName, EndpointContract>>;
