import type { Stripe } from 'stripe';
import type { Configuration } from '../configuration/index.ts';

/** Stripe's timeout per request, in milliseconds; two attempts must fit in a reservation's lifetime. */
const TIMEOUT_MS = 8_000;
const RETRIES = 1;

/**
 * The Stripe SDK, pointed at the stand-in if configured. Loaded on first use: it makes up a tenth of the API's modules and
 * start-up time.
 */
export function createStripe({ stripe }: Pick<Configuration, 'stripe'>): () => Promise<Stripe> {
  let loaded: Promise<Stripe> | undefined;
  const load = async () => {
    const { default: Sdk } = await import('stripe');
    return new Sdk(stripe.secretKey, {
      maxNetworkRetries: RETRIES,
      timeout: TIMEOUT_MS,
      telemetry: false,
      ...(stripe.apiBase ? addressOf(new URL(stripe.apiBase)) : {}),
    });
  };
  return () => {
    loaded ??= load();
    return loaded;
  };
}

function addressOf(base: URL) {
  const protocol = base.protocol === 'https:' ? ('https' as const) : ('http' as const);
  return { host: base.hostname, port: base.port || (protocol === 'https' ? '443' : '80'), protocol };
}

/** A Stripe failure, in the kinds that we handle differently. */
export type StripeFailure = 'refused' | 'missing' | 'unreachable';

/**
 * Classifies an SDK error by its `type`, as Stripe's documentation advises. `refused`: retrying won't help;
 * `unreachable`: it may. Any other error counts as unreachable.
 */
export function stripeFailure(cause: unknown): StripeFailure {
  const { type, code } = (cause ?? {}) as { type?: string; code?: string };
  if (type !== 'StripeInvalidRequestError' && type !== 'StripeCardError') return 'unreachable';
  return code === 'resource_missing' ? 'missing' : 'refused';
}
