import type { ImportEvent, ImportKind } from 'shared-domain/contracts';
import { isListName } from 'shared-domain/imports';
import type { Deps } from '../../foundation/dependencies.ts';
import type { Call, Handlers } from '../../requests/calls/index.ts';
import { eventStream } from '../../requests/calls/index.ts';
import { problem } from '../../requests/problems/index.ts';
import { handleUpload, type Upload } from '../../requests/uploads/index.ts';
import { editRows } from './edit-row.ts';
import { feedHandlers } from './feeds.ts';
import { parseImport } from './parse.ts';
import { presentSummary } from './present.ts';
import { findImport, readHistory, readReview } from './read.ts';
import { readTotals } from './review-rows.ts';
import { discardImport, startApply, startUndo } from './states.ts';

const LIST: Upload = {
  field: 'file',
  tooLarge: 'file_too_large',
  missing: 'file_missing',
  refuse: (fileName) => (isListName(fileName) ? undefined : 'file_type'),
};

type Feeds = 'feedProducts' | 'feedLimits' | 'changeFeedLimits';
type Uploads = 'importFile' | 'importInventory' | 'importDescriptions' | 'importLicences' | 'importSuppliers';
type Steps = 'applyImport' | 'undoImport' | 'discardImport';
type Reviews =
  | 'listImports'
  | 'readImport'
  | 'importTotals'
  | 'importEvents'
  | 'editImportRows'
  | 'editImportRow';

/** Imports: reviews and their rows, applying, undoing, history. */
export const importHandlers = (deps: Deps): Handlers<Uploads | Steps | Reviews | Feeds> => ({
  ...feedHandlers(deps),
  ...uploadHandlers(deps),
  ...reviewHandlers(deps),
  ...stepHandlers(deps),
});

const uploadHandlers = (deps: Deps): Handlers<Uploads> => ({
  importFile: upload(deps),
  importInventory: upload(deps, 'inventory'),
  importDescriptions: upload(deps, 'descriptions'),
  importLicences: upload(deps, 'licences'),
  importSuppliers: upload(deps, 'suppliers'),
});

const upload = (deps: Deps, kind?: ImportKind) =>
  handleUpload<Uploads>(LIST, async ({ path, fileName }, { staff, query: choices }) =>
    readReview(deps, await parseImport(deps, staff, { kind, path, fileName, choices }), {}),
  );

const reviewHandlers = (deps: Deps): Handlers<Reviews> => ({
  listImports: ({ query }) => readHistory(deps, query),
  readImport: async ({ params, query }) => readReview(deps, await findImport(deps, params.id), query),
  importTotals: async ({ params }) => readTotals(deps, (await findImport(deps, params.id))._id),
  importEvents: progressEvents(deps),
  editImportRows: async ({ params, body, staff }) => {
    const document = await findImport(deps, params.id);
    return { rows: await editRows(deps, staff, document, body.skus, body.edits) };
  },
  editImportRow: async ({ params, body, staff }) => {
    const document = await findImport(deps, params.id);
    const [row] = await editRows(deps, staff, document, [params.sku], body);
    if (!row) throw problem('not_found');
    return row;
  },
});

const stepHandlers = (deps: Deps): Handlers<Steps> => ({
  applyImport: async ({ params, staff }) =>
    presentSummary(await startApply(deps, await findImport(deps, params.id), staff)),
  undoImport: async ({ params, body, staff }) => {
    const found = await findImport(deps, params.id);
    return presentSummary(await startUndo(deps, found, staff, body.leaveChanged));
  },
  discardImport: async ({ params, staff }) => {
    await discardImport(deps, await findImport(deps, params.id), staff);
    return undefined;
  },
});

/** Streams the progress of one import until the client disconnects. */
function progressEvents(deps: Deps) {
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
  return async (call: Call<'importEvents'>) => {
    await findImport(deps, call.params.id);
    return stream(call);
  };
}
