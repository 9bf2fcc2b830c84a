import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { StripeEvent } from './payment-operations.ts';
import { type Attempt, type StoredEvent, type StripeData, secondsOf } from './stripe-data.ts';

/** How events are delivered to the API (`POST /stripe/_control/webhooks`). */
export const settingsSchema = z.strictObject({
  /** Events are lost and never retried. */
  drop: z.boolean().optional(),
  /** Events are held until this is turned off, then all delivered at once. */
  hold: z.boolean().optional(),
  /** Each event is delivered this many times. */
  copies: z.int().min(1).max(50).optional(),
  /** Delay of each event, in milliseconds. */
  delayMs: z.int().min(0).optional(),
  /** Where events go. */
  url: z.url().optional(),
});

export type DeliverySettings = z.infer<typeof settingsSchema>;

export type DeliveryOptions = {
  data: StripeData;
  clock: () => Date;
  /** The API's webhook address; without it events are only recorded. */
  url?: string;
  secret: string;
  /** First retry delay, in milliseconds; doubled each time, up to a minute. */
  retryAfterMs?: number;
};

export type Deliveries = {
  /** Records an event and delivers it to the API, retrying until it is accepted. */
  send(event: StripeEvent): void;
  /** Delivers a recorded event once more, whatever its state. */
  replay(stored: StoredEvent): Promise<Attempt>;
  settings(): DeliverySettings;
  setSettings(settings: DeliverySettings): void;
  /** Resolves once every event is delivered, given up, held or lost. */
  settled(): Promise<void>;
  stop(): void;
};

const TRIES = 40;
const LONGEST_WAIT_MS = 60_000;
const ANSWER_WITHIN_MS = 10_000;

/** The value of the `Stripe-Signature` header: https://docs.stripe.com/webhooks#verify-manually */
export function signature(payload: string, secret: string, at: Date): string {
  const seconds = secondsOf(at);
  const mac = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex');
  return `t=${seconds},v1=${mac}`;
}

/** Delivers events to the API as Stripe does: signed, at least once, in no guaranteed order. */
export function createDeliveries({
  data,
  clock,
  secret,
  retryAfterMs = 500,
  ...rest
}: DeliveryOptions): Deliveries {
  let settings: DeliverySettings = {};
  const timers = new Set<NodeJS.Timeout>();
  const underWay = new Set<Promise<void>>();
  const later = (delayMs: number, act: () => Promise<unknown>) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    underWay.add(promise);
    const timer = setTimeout(async () => {
      timers.delete(timer);
      await act();
      underWay.delete(promise);
      resolve();
    }, delayMs);
    timers.add(timer.unref());
  };

  async function attempt(stored: StoredEvent): Promise<Attempt> {
    const at = clock();
    const outcome = await post(settings.url ?? rest.url ?? '', stored.event, secret, at);
    const made: Attempt = { at: at.toISOString(), ...outcome };
    const known = data.events.get(stored.id) ?? stored;
    const taken = outcome.status !== undefined && outcome.status < 300;
    const state = taken ? 'delivered' : known.state;
    data.events.put({ ...known, state, attempts: [...known.attempts, made] });
    return made;
  }

  async function bring(id: string): Promise<void> {
    const stored = data.events.get(id);
    if (stored?.state !== 'waiting') return;
    await attempt(stored);
    const after = data.events.get(id);
    if (after?.state !== 'waiting') return;
    if (after.attempts.length >= TRIES) {
      data.events.put({ ...after, state: 'given-up' });
      return;
    }
    later(Math.min(retryAfterMs * 2 ** (after.attempts.length - 1), LONGEST_WAIT_MS), () => bring(id));
  }

  function dispatch(stored: StoredEvent): void {
    data.events.put({ ...stored, state: 'waiting' });
    for (let copy = 1; copy < (settings.copies ?? 1); copy += 1) {
      later(settings.delayMs ?? 0, () => attempt(stored));
    }
    later(settings.delayMs ?? 0, () => bring(stored.id));
  }

  // Events that an earlier process hadn't delivered.
  for (const stored of data.events.all()) if (stored.state === 'waiting') dispatch(stored);

  return {
    send(event) {
      const stored: StoredEvent = { id: event.id, event, state: 'held', attempts: [] };
      const lost = settings.drop || (!settings.url && !rest.url);
      if (lost) data.events.put({ ...stored, state: 'dropped' });
      else if (settings.hold) data.events.put(stored);
      else dispatch(stored);
    },
    replay: attempt,
    settings: () => settings,
    setSettings(next) {
      settings = next;
      if (!settings.hold)
        for (const stored of data.events.all()) if (stored.state === 'held') dispatch(stored);
    },
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
    stop() {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

async function post(url: string, event: StripeEvent, secret: string, at: Date): Promise<Omit<Attempt, 'at'>> {
  const payload = JSON.stringify(event, null, 2);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signature(payload, secret, at),
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      },
      body: payload,
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    await response.arrayBuffer();
    return { status: response.status };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
