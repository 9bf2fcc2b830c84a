import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { openStore, type RecordStore } from '../record-store.ts';
import type { StripeEvent } from './payment-operations.ts';
import type { Charge, PaymentIntent, Refund } from './payments.ts';
import type { StoredSession } from './sessions.ts';

/** One attempt to deliver an event to the API. */
export type Attempt = { at: string; status?: number; error?: string };

export type StoredEvent = {
  id: string;
  event: StripeEvent;
  state: 'waiting' | 'delivered' | 'held' | 'dropped' | 'given-up';
  attempts: Attempt[];
};

/** The response stored for an `Idempotency-Key`, which is the record's id. */
export type KeptAnswer = { id: string; fingerprint: string; status: number; body: unknown };

/** The stand-in's data. */
export type StripeData = {
  sessions: RecordStore<StoredSession>;
  intents: RecordStore<PaymentIntent>;
  charges: RecordStore<Charge>;
  refunds: RecordStore<Refund>;
  events: RecordStore<StoredEvent>;
  answers: RecordStore<KeptAnswer>;
};

const LIMIT = 5_000;

/** Opens the data, in memory or from the folder. */
export function openStripeData(folder?: string): StripeData {
  const store = <T extends { id: string }>(name: string): RecordStore<T> =>
    openStore<T>({ folder: folder && path.join(folder, name), limit: LIMIT });
  return {
    sessions: store('sessions'),
    intents: store('intents'),
    charges: store('charges'),
    refunds: store('refunds'),
    events: store('events'),
    answers: store('answers'),
  };
}

/** A new id in Stripe's form: `pi_3f...`. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

/** Unix seconds, as Stripe counts. */
export const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000);
