import { leadListJson, leadListQuery } from '../leads.ts';
import { auditJson, auditQuery, dashboardJson, dashboardQuery, healthJson } from '../operations.ts';
import { candidateRequest, previewJson, releasesJson, rollbackRequest } from '../releases.ts';
import { settingsChange, settingsJson } from '../settings.ts';
import type { Endpoint } from './endpoint.ts';

const read = { method: 'GET', who: 'staff', status: 200 } as const;

/** Leads, settings, releases and the business's figures, for staff; and what operators read. */
export const staffEndpoints = {
  releases: {
    ...read,
    path: '/api/admin/releases',
    summary: 'What runs, since when, by whom, errors since',
    response: releasesJson,
  },
  rollbackRelease: {
    method: 'POST',
    path: '/api/admin/releases/:app/rollback',
    who: 'staff',
    summary: 'Roll one app back',
    request: rollbackRequest,
    status: 200,
    response: releasesJson,
    problems: ['release_not_found', 'rollback_refused', 'upstream_failed'],
  },
  previewRelease: {
    method: 'POST',
    path: '/api/admin/releases/:app/preview',
    who: 'staff',
    summary: 'A signed link that ends, to one release of one app',
    request: candidateRequest,
    status: 200,
    response: previewJson,
    problems: ['release_not_found', 'preview_refused', 'upstream_failed'],
  },
  promoteRelease: {
    method: 'POST',
    path: '/api/admin/releases/:app/promote',
    who: 'staff',
    summary: 'Let a candidate that passed the publish gate go live',
    request: candidateRequest,
    status: 200,
    response: releasesJson,
    problems: ['release_not_found', 'promotion_refused', 'upstream_failed'],
  },
  leads: {
    ...read,
    path: '/api/admin/leads',
    summary: 'Retail leads, newest first',
    query: leadListQuery,
    response: leadListJson,
  },
  leadsCsv: {
    ...read,
    path: '/api/admin/leads.csv',
    summary: 'Retail leads as a CSV file',
    produces: 'text/csv',
  },
  changeSettings: {
    method: 'PATCH',
    path: '/api/admin/settings',
    who: 'staff',
    summary: 'Coming Soon mode, retail store status',
    request: settingsChange,
    status: 200,
    response: settingsJson,
  },
  dashboard: {
    ...read,
    path: '/api/admin/dashboard',
    summary: 'Figures and series',
    query: dashboardQuery,
    response: dashboardJson,
  },
  audit: {
    ...read,
    path: '/api/admin/audit',
    summary: 'Who changed what, when',
    query: auditQuery,
    response: auditJson,
  },
  live: {
    method: 'GET',
    path: '/api/health/live',
    who: 'all',
    summary: 'The process is alive',
    status: 200,
    response: healthJson,
  },
  ready: {
    method: 'GET',
    path: '/api/health/ready',
    who: 'all',
    summary: 'Database reachable, first data in, six apps served; 503 otherwise',
    status: 200,
    response: healthJson,
  },
  metrics: {
    method: 'GET',
    path: '/api/metrics',
    who: 'inside',
    summary: 'Prometheus text',
    status: 200,
    produces: 'text/plain',
  },
} as const satisfies Record<string, Endpoint>;
