/** A new `Idempotency-Key` of 32 hexadecimal digits; one per submission, reused for its retries. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
