import type { ProblemEntry } from './entry.ts';

/** Failures of the request itself. */
export const requestProblems = {
  validation: { status: 422, title: 'Invalid input', detail: 'Please check the marked fields.' },
  malformed_json: { status: 400, title: 'Malformed body', detail: 'The request body is not valid JSON.' },
  not_found: { status: 404, title: 'Not found', detail: 'There is nothing at this address.' },
  page_outdated: {
    status: 410,
    title: 'Please reload',
    detail:
      'This page is from an earlier release. Please copy what you have typed here and reload it; carts stay as they are.',
  },
  payload_too_large: {
    status: 413,
    title: 'Too large',
    detail: 'The request is larger than this call accepts.',
  },
  unsupported_media_type: {
    status: 415,
    title: 'Unsupported media type',
    detail: 'This call does not accept {contentType}.',
  },
  origin_refused: {
    status: 403,
    title: 'Origin refused',
    detail: 'This call is only for pages of this site.',
  },
  too_many_requests: {
    status: 429,
    title: 'Too many requests',
    detail: 'Too many requests. Please try again later.',
  },
  idempotency_key_invalid: {
    status: 422,
    title: 'Idempotency-Key needed',
    detail: 'The Idempotency-Key header must have 8 to 200 printable ASCII characters.',
  },
  idempotency_conflict: {
    status: 422,
    title: 'Idempotency-Key used before',
    detail: 'This Idempotency-Key was used for another request.',
  },
} as const satisfies Record<string, ProblemEntry>;
