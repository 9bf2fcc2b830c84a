import type { IgnoredSkusJson, ignoredSkusQuery } from 'shared-domain/contracts';
import type { z } from 'zod';
import type { Deps } from '../../foundation/dependencies.ts';
import { entryOf, NOT_REMOVED } from '../../requests/audit/index.ts';
import type { Handlers } from '../../requests/calls/index.ts';
import { problem } from '../../requests/problems/index.ts';
import type { Staff } from '../../requests/protections/index.ts';
import { addIgnoredSkus, ignoredSkuModel } from './model.ts';

type Names = 'listIgnoredSkus' | 'addIgnoredSkus' | 'removeIgnoredSku';

/** The list of SKUs that imports skip. */
export const ignoredSkuHandlers = (deps: Deps): Handlers<Names> => ({
  listIgnoredSkus: ({ query }) => readList(deps, query),
  addIgnoredSkus: async ({ body, staff }) => {
    const skus = 'skus' in body ? body.skus : [body];
    await addIgnoredSkus(deps.connection, skus, {
      by: { createdBy: staff.email, created_at: deps.clock() },
      entry: (one) => entryOf(deps, staff.email, { action: 'ignored-sku.add', subject: one.sku, after: one }),
    });
    return readList(deps);
  },
  removeIgnoredSku: async ({ query, staff }) => {
    await removeIgnoredSku(deps, staff, query.sku);
    return undefined;
  },
});

async function removeIgnoredSku(deps: Deps, staff: Staff, sku: string): Promise<void> {
  const listed = ignoredSkuModel(deps.connection);
  const found = await listed.findOne({ _id: sku, ...NOT_REMOVED }).lean();
  if (!found) throw problem('not_found');
  const before = { sku, reason: found.reason };
  const entry = entryOf(deps, staff.email, { action: 'ignored-sku.remove', subject: sku, before });
  const { matchedCount } = await listed.updateOne(
    { _id: sku, created_at: found.created_at, ...NOT_REMOVED },
    { $set: { removedAt: deps.clock() }, $push: { pendingAudit: entry } },
  );
  if (matchedCount === 0) throw problem('not_found');
}

/** The list sorted by SKU: complete, or the page after the cursor's SKU. */
async function readList(
  { connection }: Deps,
  { limit, cursor }: z.infer<typeof ignoredSkusQuery> = {},
): Promise<IgnoredSkusJson> {
  const found = ignoredSkuModel(connection)
    .find({ ...NOT_REMOVED, ...(cursor === undefined ? {} : { _id: { $gt: cursor } }) })
    .sort({ _id: 1 });
  if (limit !== undefined) found.limit(limit + 1);
  const documents = await found.lean();
  const page = limit === undefined ? documents : documents.slice(0, limit);
  const nextCursor = page.length < documents.length ? page.at(-1)?._id : undefined;
  return {
    ignoredSkus: page.map(({ _id, reason, createdBy, created_at }) => ({
      sku: _id,
      reason,
      createdBy,
      created_at: created_at.toISOString(),
    })),
    ...(nextCursor ? { nextCursor } : {}),
  };
}
