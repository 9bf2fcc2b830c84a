import { z } from 'zod';
import type { CallName } from '../../../foundation/calls/index.ts';
import { deliveryPlanJson } from '../deliveries.ts';
import { leadListJson, leadListQuery } from '../leads.ts';
import { auditJson, auditQuery, dashboardJson, dashboardQuery } from '../operations.ts';
import { staffPreferences } from '../preferences.ts';
import { canaryRequest, candidateRequest, previewJson, releasesJson, rollbackRequest } from '../releases.ts';
import { settingsChange, settingsJson, shippingChange } from '../settings.ts';
import { staffListJson, staffListRequest } from '../staff.ts';
import type { EndpointContract } from './endpoint.ts';

const appName = z.string().regex(/^[\w-]{1,60}$/);
const read = { who: 'staff', role: 'office', rate: 'staff', status: 200 } as const;

/** Leads, settings, releases and the business's figures, for staff. */
export const staffEndpoints = {
  releases: { ...read, summary: 'What is live, since when, by whom, errors since', response: releasesJson },
  rollbackRelease: {
    who: 'staff',
    role: 'office',
    rate: 'staff',
    recentPasskey: true,
    summary: 'Roll one app back',
    params: z.object({ app: appName }),
    request: rollbackRequest,
    status: 200,
    response: releasesJson,
    problems: ['release_not_found', 'rollback_refused', 'upstream_failed'],
  },
  previewRelease: {
    who: 'staff',
    role: 'office',
    rate: 'staff',
    summary: 'A signed link to one release of one app, with an expiry',
    params: z.object({ app: appName }),
    request: candidateRequest,
    status: 200,
    response: previewJson,
    problems: ['release_not_found', 'preview_refused', 'upstream_failed'],
  },
  promoteRelease: {
    who: 'staff',
    role: 'office',
    rate: 'staff',
    recentPasskey: true,
    summary: 'Promote a candidate that passed the publish gate',
    params: z.object({ app: appName }),
    request: candidateRequest,
    status: 200,
    response: releasesJson,
    problems: ['release_not_found', 'promotion_refused', 'upstream_failed'],
  },
  steerCanary: {
    who: 'staff',
    role: 'office',
    rate: 'staff',
    recentPasskey: true,
    summary: 'Start a canary, change its share of visitors, or end it',
    params: z.object({ app: appName }),
    request: canaryRequest,
    status: 200,
    response: releasesJson,
    problems: ['release_not_found', 'canary_refused', 'upstream_failed'],
  },
  leads: {
    ...read,
    recentPasskey: 'long',
    summary: 'Retail leads, newest first',
    query: leadListQuery,
    response: leadListJson,
  },
  leadsCsv: { ...read, recentPasskey: true, summary: 'Retail leads as a CSV file', produces: 'text/csv' },
  changeSettings: {
    who: 'staff',
    role: 'office',
    rate: 'staff',
    summary:
      'Coming Soon mode, retail store status, keg deposits and limit, days of grace of licences, bound of unvouched orders, retention of personal data, flags',
    request: settingsChange,
    status: 200,
    response: settingsJson,
    problems: ['stale'],
  },
  changeShipping: {
    who: 'staff',
    role: 'owner',
    rate: 'staff',
    summary: 'Where retail ships',
    request: shippingChange,
    status: 200,
    response: settingsJson,
    problems: ['stale'],
  },
  staffPreferences: {
    ...read,
    role: 'driver',
    summary: "The caller's saved views, columns and density",
    response: staffPreferences,
  },
  changePreferences: {
    who: 'staff',
    role: 'driver',
    rate: 'staff',
    summary: 'Change saved views, columns or density',
    request: staffPreferences,
    status: 200,
    response: staffPreferences,
  },
  deliveryPlan: {
    ...read,
    role: 'warehouse',
    summary: 'Delivery zones and closed dates',
    response: deliveryPlanJson,
  },
  saveDeliveryPlan: {
    who: 'staff',
    role: 'office',
    rate: 'staff',
    summary: 'Change zones and closed dates',
    request: deliveryPlanJson,
    status: 200,
    response: deliveryPlanJson,
    problems: ['stale'],
  },
  dashboard: { ...read, summary: 'Figures and series', query: dashboardQuery, response: dashboardJson },
  audit: {
    ...read,
    recentPasskey: 'long',
    summary: 'Who changed what, when',
    query: auditQuery,
    response: auditJson,
  },
  staffList: {
    ...read,
    summary: 'The list of staff with their roles; empty until the list is started',
    response: staffListJson,
  },
  startStaffList: {
    who: 'staff',
    role: 'office',
    rate: 'staff',
    recentPasskey: true,
    summary: 'Start the list of staff with the caller as owner; from then on only people on it are staff',
    status: 201,
    response: staffListJson,
    problems: ['stale'],
  },
  saveStaffList: {
    who: 'staff',
    role: 'owner',
    rate: 'staff',
    recentPasskey: true,
    summary: 'Change the list of staff: invite people, change roles, remove people',
    request: staffListRequest,
    status: 200,
    response: staffListJson,
    problems: ['stale'],
  },
} as const satisfies Partial<Record<CallName, EndpointContract>>;
