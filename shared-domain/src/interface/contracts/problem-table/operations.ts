import type { ProblemEntry } from './entry.ts';

/** Failures of operations, and of the system itself. */
export const operationProblems = {
  finding_not_found: { status: 404, title: 'Finding not found', detail: 'This finding no longer exists.' },
  repair_refused: {
    status: 409,
    title: 'Repair refused',
    detail: "This finding can't be repaired: {reason}",
  },
  release_not_found: { status: 404, title: 'Release not found', detail: 'This release does not exist.' },
  rollback_refused: { status: 409, title: 'Roll back refused', detail: 'Rolling back was refused: {reason}' },
  promotion_refused: { status: 409, title: 'Promotion refused', detail: 'Promoting was refused: {reason}' },
  canary_refused: { status: 409, title: 'Canary refused', detail: 'The canary was refused: {reason}' },
  preview_refused: { status: 409, title: 'No preview link', detail: 'A preview link was refused: {reason}' },
  overloaded: {
    status: 503,
    title: 'Overloaded',
    detail: 'The shop is very busy at the moment. Please try again in a moment.',
  },
  unavailable: {
    status: 503,
    title: 'Not available',
    detail: "The shop can't be reached at the moment. Please try again in a moment.",
  },
  storage_full: {
    status: 503,
    title: 'Disk full',
    detail:
      'The shop’s disk is full, so nothing can be stored or ordered at the moment. Please try again later.',
  },
  upstream_failed: {
    status: 502,
    title: 'Service failed',
    detail: "A service that we rely on isn't answering.",
  },
  internal: { status: 500, title: 'Unexpected error', detail: 'Something went wrong. Please try again.' },
  report_refused: { status: 409, title: 'Report refused', detail: '{reason}' },
  rate_refused: { status: 409, title: 'Row stays', detail: '{reason}' },
} as const satisfies Record<string, ProblemEntry>;
