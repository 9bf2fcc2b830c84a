import { type RequestHandler, Router } from 'express';
import {
  eventsQuery,
  fields,
  type ImportEvent,
  type ImportKind,
  importKinds,
  importReviewQuery,
  rowEditRequest,
  rowsEditRequest,
  undoRequest,
} from 'shared-domain/contracts';
import { isCsvName } from 'shared-domain/imports';
import { z } from 'zod';
import type { Deps } from '../dependencies.ts';
import { eventStream } from '../live/index.ts';
import { problem } from '../problems/index.ts';
import { limit, requireStaff, signedInStaff, validated } from '../protections/index.ts';
import { type Upload, uploaded } from '../uploads/index.ts';
import { editRows } from './edit-row.ts';
import { parseImport } from './parse.ts';
import { presentSummary } from './present.ts';
import { findImport, readHistory, readReview } from './read.ts';
import { discard, startApply, startUndo } from './states.ts';

const one = z.object({ id: z.string().min(1).max(100) });
const oneRow = one.extend({ sku: fields.sku });
const history = z.object(fields.paging);

const CSV: Upload = {
  field: 'file',
  tooLarge: 'file_too_large',
  missing: 'file_missing',
  refuse: (fileName) => (isCsvName(fileName) ? undefined : 'file_type'),
};

/** Imports of CSV files: reviews, their rows, applying, undoing, the history. */
export function importRoutes(deps: Deps): Router {
  const router = Router();
  const staffLimit = limit(deps, 'staff');
  const begin = [limit(deps, 'upload'), requireStaff] as const;
  for (const kind of importKinds) router.post(`/admin/imports/${kind}`, ...begin, upload(deps, kind));
  router.use('/admin/imports', staffLimit, requireStaff);
  router.get(
    '/admin/imports',
    validated({ query: history }, async ({ query }, _request, response) => {
      response.json(await readHistory(deps, query));
    }),
  );
  router.get(
    '/admin/imports/:id',
    validated({ params: one, query: importReviewQuery }, async ({ params, query }, _request, response) => {
      response.json(await readReview(deps, await findImport(deps, params.id), query));
    }),
  );
  router.get('/admin/imports/:id/events', progressEvents(deps));
  router.patch(
    '/admin/imports/:id/rows',
    validated({ params: one, body: rowsEditRequest }, async ({ params, body }, request, response) => {
      const document = await findImport(deps, params.id);
      response.json({ rows: await editRows(deps, signedInStaff(request), document, body.skus, body.edits) });
    }),
  );
  router.patch(
    '/admin/imports/:id/rows/:sku',
    validated({ params: oneRow, body: rowEditRequest }, async ({ params, body }, request, response) => {
      const document = await findImport(deps, params.id);
      const [row] = await editRows(deps, signedInStaff(request), document, [params.sku], body);
      if (!row) throw problem('not_found');
      response.json(row);
    }),
  );
  router.post(
    '/admin/imports/:id/apply',
    validated({ params: one }, async ({ params }, request, response) => {
      const staff = signedInStaff(request);
      const document = await startApply(deps, await findImport(deps, params.id), staff);
      response.status(202).json(presentSummary(document));
    }),
  );
  router.post(
    '/admin/imports/:id/undo',
    validated({ params: one, body: undoRequest }, async ({ params, body }, request, response) => {
      const staff = signedInStaff(request);
      const found = await findImport(deps, params.id);
      const document = await startUndo(deps, found, staff, body.leaveChanged);
      response.status(202).json(presentSummary(document));
    }),
  );
  router.delete(
    '/admin/imports/:id',
    validated({ params: one }, async ({ params }, request, response) => {
      const document = await findImport(deps, params.id);
      await discard(deps, document, signedInStaff(request));
      response.status(204).end();
    }),
  );
  return router;
}

function upload(deps: Deps, kind: ImportKind): RequestHandler {
  return uploaded(CSV, async ({ path, fileName }, request, response) => {
    const staff = signedInStaff(request);
    const document = await parseImport(deps, staff, { kind, path, fileName });
    response.status(201).json(await readReview(deps, document, {}));
  });
}

/** Tells how one import goes on, until nobody listens any more. */
function progressEvents(deps: Deps): RequestHandler {
  const stream = eventStream(deps, {
    topic: 'imports',
    event: 'progress',
    data: async (_revision, request): Promise<ImportEvent> => {
      const { id, state, progress, applied, counts, failure } = presentSummary(
        await findImport(deps, String(request.params.id)),
      );
      return { id, state, progress, applied, counts, failure };
    },
  });
  return validated({ params: one, query: eventsQuery }, async ({ params, query }, request, response) => {
    await findImport(deps, params.id);
    return stream({ query, request, response });
  });
}
