import type { Model } from 'mongoose';

/** A document may carry entries for the audit, which readers never see. */
type WithEntries = { pendingAudit?: unknown[] };

/**
 * The write concern of whatever somebody was promised: in the journal before it is acknowledged, so that a database
 * that is killed the next moment still has it. The driver reads it under `writeConcern` alone; `w` and `j` by themselves
 * are passed over without a word.
 */
export const DURABLE = { writeConcern: { w: 1, j: true } } as const;

/**
 * Stores a new document durably and returns it as it is stored, without its entries for the audit. Throws the driver's
 * error where its id is taken.
 */
export async function insertDurably<Stored>(
  model: Model<Stored>,
  document: Partial<Stored> & WithEntries,
): Promise<Stored> {
  // Mongoose's types know only the two options that do nothing.
  const stored = await model.insertOne(document as never, DURABLE as object);
  const { pendingAudit: _entries, ...plain } = stored.toObject() as Stored & WithEntries;
  return plain as Stored;
}

const DUPLICATE = 11_000;

type WriteFailure = { code?: number; writeErrors?: WriteFailure | WriteFailure[] };

/** Whether a write failed because its `_id` is taken; of several writes, whether none failed for another reason. */
export function isDuplicate(cause: unknown): boolean {
  const { code, writeErrors = [] } = cause as WriteFailure;
  // The code of a batch is that of its first failure alone.
  return code === DUPLICATE && [writeErrors].flat().every((failure) => failure.code === DUPLICATE);
}
