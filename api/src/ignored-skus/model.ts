import { type Connection, type Model, Schema } from 'mongoose';
import { DURABLE } from '../durable.ts';

/** A SKU that imports leave alone. */
export type IgnoredSkuDocument = {
  _id: string;
  reason: string;
  createdBy: string;
  created_at: Date;
  /** The import whose review put it here. */
  import?: string;
};

const ignoredSchema = new Schema<IgnoredSkuDocument>(
  {
    _id: { type: String, required: true },
    reason: { type: String, default: '' },
    createdBy: { type: String, required: true },
    created_at: { type: Date, required: true },
    import: { type: String, sparse: true, index: true },
  },
  { collection: 'ignored_skus', versionKey: false },
);

export function ignoredSkuModel(connection: Connection): Model<IgnoredSkuDocument> {
  return connection.models.IgnoredSku ?? connection.model<IgnoredSkuDocument>('IgnoredSku', ignoredSchema);
}

/** The ignore list as the import rules take it: reasons by SKU. */
export async function readIgnoreList(connection: Connection): Promise<Map<string, string>> {
  const found = await ignoredSkuModel(connection).find().maxTimeMS(5_000).lean();
  return new Map(found.map(({ _id, reason }) => [_id, reason]));
}

export type NewIgnoredSku = { sku: string; reason?: string };

/** Puts SKUs on the list. Those already there are left as they are (section 7, admin). */
export async function addIgnoredSkus(
  connection: Connection,
  skus: NewIgnoredSku[],
  by: { createdBy: string; created_at: Date; import?: string },
): Promise<void> {
  if (skus.length === 0) return;
  await ignoredSkuModel(connection).bulkWrite(
    skus.map(({ sku, reason = '' }) => ({
      updateOne: { filter: { _id: sku }, update: { $setOnInsert: { reason, ...by } }, upsert: true },
    })) as never,
    { ordered: false, ...DURABLE },
  );
}
