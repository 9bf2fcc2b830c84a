import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { openShelf, type Shelf } from '../shelf.ts';
import type { Charge, PaymentIntent, Refund, StoredSession, StripeEvent } from './objects.ts';

/** One attempt to bring an event to the API. */
export type Attempt = { at: string; status?: number; error?: string };

export type StoredEvent = {
  id: string;
  event: StripeEvent;
  state: 'waiting' | 'delivered' | 'held' | 'dropped' | 'given-up';
  attempts: Attempt[];
};

/** What was answered to an `Idempotency-Key`, which is the record's id. */
export type KeptAnswer = { id: string; fingerprint: string; status: number; body: unknown };

/** Everything that the stand-in remembers. */
export type Books = {
  sessions: Shelf<StoredSession>;
  intents: Shelf<PaymentIntent>;
  charges: Shelf<Charge>;
  refunds: Shelf<Refund>;
  events: Shelf<StoredEvent>;
  answers: Shelf<KeptAnswer>;
};

const LIMIT = 5_000;

/** Opens the books, in memory or with what an earlier process wrote into the folder. */
export function openBooks(folder?: string): Books {
  const shelf = <T extends { id: string }>(name: string): Shelf<T> =>
    openShelf<T>({ folder: folder && path.join(folder, name), limit: LIMIT });
  return {
    sessions: shelf('sessions'),
    intents: shelf('intents'),
    charges: shelf('charges'),
    refunds: shelf('refunds'),
    events: shelf('events'),
    answers: shelf('answers'),
  };
}

/** A new id in Stripe's form: `pi_3f...`. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

/** Unix seconds, as Stripe counts. */
export const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000);
