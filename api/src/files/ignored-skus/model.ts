import type { AnyBulkWriteOperation, Connection } from 'mongoose';
import { z } from 'zod';
import { DURABLE, modelOf, type Stored, schemaOf } from '../../foundation/database/index.ts';
import type { AuditDocument } from '../../requests/audit/index.ts';
import { carryEntries, NOT_REMOVED, type WithEntries } from '../../requests/audit/index.ts';

/** A SKU that imports skip. */
const ignored = z.object({
  _id: z.string(),
  reason: z.string(),
  createdBy: z.string(),
  created_at: z.date(),
  /** The import in whose review it was added. */
  import: z.string().optional(),
  /** When it was removed; the document stays until its entry is in the audit. */
  removedAt: z.date().optional(),
});
export type IgnoredSkuDocument = WithEntries & Stored<typeof ignored>;

const ignoredSchema = schemaOf(ignored, { collection: 'ignored_skus', ...DURABLE });
ignoredSchema.index({ import: 1 }, { sparse: true });
carryEntries(ignoredSchema);

export const ignoredSkuModel = modelOf<IgnoredSkuDocument>('IgnoredSku', ignoredSchema);

/** The ignore list for the import rules: reasons by SKU. */
export async function readIgnoreList(connection: Connection): Promise<Map<string, string>> {
  const found = await ignoredSkuModel(connection).find(NOT_REMOVED).lean();
  return new Map(found.map(({ _id, reason }) => [_id, reason]));
}

export type NewIgnoredSku = { sku: string; reason?: string };

/** Who adds SKUs; `entry` is the audit entry of a single added SKU. */
type Adding = {
  by: { createdBy: string; created_at: Date; import?: string };
  entry?: (sku: NewIgnoredSku) => AuditDocument;
};

/** Adds SKUs to the list; existing ones are left unchanged (IMPORT-10). */
export async function addIgnoredSkus(
  connection: Connection,
  skus: NewIgnoredSku[],
  adding: Adding,
): Promise<void> {
  if (skus.length === 0) return;
  await ignoredSkuModel(connection).bulkWrite(skus.flatMap((sku) => addition(sku, adding)));
}

/** A removed SKU whose document still waits for its entry is restored; a missing one is inserted. */
function addition(one: NewIgnoredSku, { by, entry }: Adding): AnyBulkWriteOperation<IgnoredSkuDocument>[] {
  const { sku, reason = '' } = one;
  const fields = { reason, ...by };
  const pendingAudit = entry?.({ sku, reason });
  const isRemoved = { _id: sku, removedAt: { $exists: true } };
  return [
    {
      updateOne: {
        filter: isRemoved,
        update: {
          $set: fields,
          $unset: { removedAt: 1 },
          ...(pendingAudit ? { $push: { pendingAudit } } : {}),
        },
      },
    },
    {
      updateOne: {
        filter: { _id: sku },
        update: { $setOnInsert: { ...fields, ...(pendingAudit ? { pendingAudit: [pendingAudit] } : {}) } },
        upsert: true,
      },
    },
  ];
}
