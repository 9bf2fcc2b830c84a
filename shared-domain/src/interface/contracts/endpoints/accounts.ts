import { z } from 'zod';
import type { CallName } from '../../../foundation/calls/index.ts';
import {
  accountListJson,
  accountPostalCodesJson,
  accountsQuery,
  licenceFiguresJson,
  licenceTimelineQuery,
  linkRequest,
  mailPreviewJson,
} from '../accounts.ts';
import { accepted } from '../contact.ts';
import { auditJson } from '../operations.ts';
import type { EndpointContract } from './endpoint.ts';

const ofLicence = {
  who: 'staff',
  role: 'office',
  rate: 'staff',
  status: 200,
  params: z.object({ number: z.string().min(1).max(50) }),
  problems: ['not_found'],
} as const;

/** The page of one licence. */
export const accountEndpoints = {
  accounts: {
    who: 'staff',
    role: 'office',
    rate: 'staff',
    recentPasskey: 'long',
    keys: ['accounts.read'],
    status: 200,
    summary: 'Licences and customers of the keg portal, page by page',
    query: accountsQuery,
    response: accountListJson,
  },
  accountPostalCodes: {
    who: 'staff',
    role: 'office',
    rate: 'staff',
    status: 200,
    summary: 'Postal codes of all licensees',
    response: accountPostalCodesJson,
  },
  licenceFigures: {
    ...ofLicence,
    keys: ['accounts.read'],
    summary: 'What a licensee orders: last year, the year before, and the usual interval',
    response: licenceFiguresJson,
  },
  licenceTimeline: {
    ...ofLicence,
    keys: ['accounts.read'],
    summary: 'What happened to a licence, newest first: changes, orders, kegs and reminders',
    query: licenceTimelineQuery,
    response: auditJson,
  },
  licenceReminder: {
    ...ofLicence,
    summary: "Preview of the next reminder about a licence's end",
    response: mailPreviewJson,
  },
  mailLicenceLink: {
    ...ofLicence,
    summary: 'Email a contact the link to former orders and kegs',
    request: linkRequest,
    status: 202,
    response: accepted,
    problems: ['not_found', 'unavailable'],
  },
} as const satisfies Partial<Record<CallName, EndpointContract>>;
