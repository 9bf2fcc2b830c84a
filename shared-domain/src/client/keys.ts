import type { CallOptions } from './transport.ts';

/** How a call is sent that must not happen twice: the key makes a repeated submission the same one. */
export type KeyedWay = Pick<CallOptions, 'signal' | 'timeout'> & { idempotencyKey: string };

/** A fresh `Idempotency-Key` of 32 hexadecimal digits; one for each submission, kept for its repetitions. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
