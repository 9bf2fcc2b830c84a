import { z } from 'zod';
import type { CallName } from '../../calls/index.ts';
import * as fields from '../fields.ts';
import {
  ignoredSkusAdd,
  ignoredSkusJson,
  ignoredSkusQuery,
  ignoredSkusRemove,
  importEvent,
  importListJson,
  importReview,
  importReviewQuery,
  importRow,
  importRowsJson,
  importSummary,
  importTotals,
  rowEditRequest,
  rowsEditRequest,
  undoRequest,
} from '../imports.ts';
import { eventsQuery } from '../live.ts';
import type { EndpointContract } from './endpoint.ts';

const uploadProblems = [
  'file_missing',
  'file_type',
  'file_too_large',
  'import_unreadable',
  'import_empty',
  'storage_limit_exceeded',
] as const;
const importId = z.string().min(1).max(100);
const upload = { who: 'staff', rate: 'upload', file: 'file', status: 201, response: importReview } as const;
const reviewProblems = ['import_not_found', 'import_state'] as const;

/** Imports with their stored reviews, and the ignore list, for staff. */
export const importEndpoints = {
  importInventory: {
    ...upload,
    summary: 'An inventory file',
    problems: uploadProblems,
  },
  importDescriptions: {
    ...upload,
    summary: 'A file of descriptions and images for known products',
    problems: [...uploadProblems, 'import_no_data', 'import_no_id'],
  },
  importLicences: {
    ...upload,
    summary: 'A file of licences',
    problems: uploadProblems,
  },
  listImports: {
    who: 'staff',
    rate: 'staff',
    summary: 'The history of imports, newest first',
    query: z.object(fields.paging),
    status: 200,
    response: importListJson,
  },
  readImport: {
    who: 'staff',
    rate: 'staff',
    summary: 'One review with its rows, paged by tab; suspicious ones first',
    params: z.object({ id: importId }),
    query: importReviewQuery,
    status: 200,
    response: importReview,
    problems: ['import_not_found'],
  },
  importTotals: {
    who: 'staff',
    rate: 'staff',
    summary: 'How many rows of a review change what, wait for a brand and would be applied',
    params: z.object({ id: importId }),
    status: 200,
    response: importTotals,
    problems: ['import_not_found'],
  },
  importEvents: {
    who: 'staff',
    rate: 'staff',
    summary: 'Server-sent events: `progress` of parsing, applying and undoing',
    params: z.object({ id: importId }),
    status: 200,
    query: eventsQuery,
    produces: 'text/event-stream',
    events: importEvent,
    problems: ['import_not_found'],
  },
  editImportRows: {
    who: 'staff',
    rate: 'staff',
    summary: 'The same edits for many rows of a review; returns the rows as they are now',
    params: z.object({ id: importId }),
    request: rowsEditRequest,
    status: 200,
    response: importRowsJson,
    problems: reviewProblems,
  },
  editImportRow: {
    who: 'staff',
    rate: 'staff',
    summary: 'Edit one row of a review; returns the row as it is now',
    params: z.object({ id: importId, sku: fields.sku }),
    request: rowEditRequest,
    status: 200,
    response: importRow,
    problems: reviewProblems,
  },
  applyImport: {
    who: 'staff',
    rate: 'staff',
    summary: 'Apply a review in the background',
    params: z.object({ id: importId }),
    status: 202,
    response: importSummary,
    problems: reviewProblems,
  },
  undoImport: {
    who: 'staff',
    rate: 'staff',
    summary: 'Undo an applied import; refused if products changed since, unless told to skip those',
    params: z.object({ id: importId }),
    request: undoRequest,
    status: 202,
    response: importSummary,
    problems: [...reviewProblems, 'import_changed_since'],
  },
  discardImport: {
    who: 'staff',
    rate: 'staff',
    summary: 'Discard a review',
    params: z.object({ id: importId }),
    status: 204,
    problems: reviewProblems,
  },
  listIgnoredSkus: {
    who: 'staff',
    rate: 'staff',
    summary: 'The ignore list of imports; whole, or a page with `limit`',
    query: ignoredSkusQuery,
    status: 200,
    response: ignoredSkusJson,
  },
  addIgnoredSkus: {
    who: 'staff',
    rate: 'staff',
    summary: 'Put SKUs on the ignore list',
    request: ignoredSkusAdd,
    status: 201,
    response: ignoredSkusJson,
  },
  removeIgnoredSku: {
    who: 'staff',
    rate: 'staff',
    summary: 'Take a SKU off the ignore list (`?sku=`)',
    query: ignoredSkusRemove,
    status: 204,
  },
} as const satisfies Partial<Record<CallName, EndpointContract>>;
