import Stripe from 'stripe';
import type { Configuration } from '../configuration/index.ts';

/** How long Stripe may take for one request, in milliseconds; twice that stays below the life of a reservation. */
const TIMEOUT_MS = 8_000;
const RETRIES = 1;

/** The Stripe SDK, pointed at the stand-in where the configuration names one. */
export function createStripe({ stripe }: Pick<Configuration, 'stripe'>): Stripe {
  return new Stripe(stripe.secretKey, {
    maxNetworkRetries: RETRIES,
    timeout: TIMEOUT_MS,
    telemetry: false,
    ...(stripe.apiBase ? addressOf(new URL(stripe.apiBase)) : {}),
  });
}

function addressOf(base: URL) {
  const protocol = base.protocol === 'https:' ? ('https' as const) : ('http' as const);
  return { host: base.hostname, port: base.port || (protocol === 'https' ? '443' : '80'), protocol };
}
