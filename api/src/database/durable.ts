/**
 * The options of a schema whose documents somebody was promised: they are in the journal before the database says so,
 * and a database that is killed the next moment still has them.
 */
export const DURABLE = { writeConcern: { w: 'majority', j: true } } as const;

const DUPLICATE = 11_000;

type WriteFailure = { code?: number; writeErrors?: WriteFailure | WriteFailure[] };

/** Whether a write failed because its `_id` is taken; of several writes, whether none failed for another reason. */
export function isDuplicate(cause: unknown): boolean {
  const { code, writeErrors = [] } = cause as WriteFailure;
  // The code of a batch is that of its first failure alone.
  return code === DUPLICATE && [writeErrors].flat().every((failure) => failure.code === DUPLICATE);
}
