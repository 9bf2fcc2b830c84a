/**
 * Schema options for data that customers rely on: it is journaled before the database confirms it, so that it
 * survives a crash right afterwards.
 */
export const DURABLE = { writeConcern: { w: 'majority', j: true } } as const;

const DUPLICATE = 11_000;

type WriteFailure = { code?: number; writeErrors?: WriteFailure | WriteFailure[] };

/** Whether a write failed because its `_id` exists; for several writes, whether none failed for another reason. */
export function isDuplicate(cause: unknown): boolean {
  const { code, writeErrors = [] } = cause as WriteFailure;
  // A batch's code is that of its first failure only.
  return code === DUPLICATE && [writeErrors].flat().every((failure) => failure.code === DUPLICATE);
}
