import type { Stripe } from 'stripe';
import type { Configuration } from '../configuration/index.ts';

/** How long Stripe may take for one request, in milliseconds; twice that is shorter than a reservation lives. */
const TIMEOUT_MS = 8_000;
const RETRIES = 1;

/**
 * The Stripe SDK, pointed at the stand-in where the configuration names one. It is loaded when it is first asked for: it is a
 * tenth of the API's modules and of its start.
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

/** What went wrong between Stripe and us, in the kinds that we handle differently. */
export type StripeFailure = 'refused' | 'missing' | 'unreachable';

/**
 * Reads an error of the SDK by its `type`, as Stripe's documentation advises. `refused`: retrying changes nothing;
 * `unreachable`: it may help. Any other error counts as unreachable.
 */
export function stripeFailure(cause: unknown): StripeFailure {
  const { type, code } = (cause ?? {}) as { type?: string; code?: string };
  if (type !== 'StripeInvalidRequestError' && type !== 'StripeCardError') return 'unreachable';
  return code === 'resource_missing' ? 'missing' : 'refused';
}
