import { z } from 'zod';
import type { CallName } from '../../calls/index.ts';
import {
  accountPostalCodesJson,
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
    summary: 'What a licensee orders: the last year, the year before, the usual rhythm',
    response: licenceFiguresJson,
  },
  licenceTimeline: {
    ...ofLicence,
    summary: 'What happened to a licence, newest first: changes, orders, kegs and reminders',
    query: licenceTimelineQuery,
    response: auditJson,
  },
  licenceReminder: {
    ...ofLicence,
    summary: "The reminder of its end that a licence's contacts get next",
    response: mailPreviewJson,
  },
  mailLicenceLink: {
    ...ofLicence,
    summary: 'Mail a contact the link that opens former orders and kegs',
    request: linkRequest,
    status: 202,
    response: accepted,
    problems: ['not_found', 'unavailable'],
  },
} as const satisfies Partial<Record<CallName, EndpointContract>>;
