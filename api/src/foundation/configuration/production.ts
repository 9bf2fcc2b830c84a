import type { Environment } from './environment.ts';

const OWN_ADDRESS = /^(localhost|127(\.\d+){3}|::1)$/;
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0)$/;

/** Real cards may only be charged with production's safeguards. */
const liveKeyFaults = ({ STRIPE_SECRET_KEY }: Environment): string[] =>
  /^[rs]k_live_/.test(STRIPE_SECRET_KEY)
    ? ['STRIPE_SECRET_KEY is a live key: set NODE_ENV=production, or use a test key']
    : [];

/** Dev mode is for one machine; each request's origin is checked again (STAFF-6). */
const devModeFaults = ({ ADMIN_DEV_MODE, HOST }: Environment): string[] =>
  ADMIN_DEV_MODE && !OWN_ADDRESS.test(HOST)
    ? ['ADMIN_DEV_MODE is for one machine: HOST must be 127.0.0.1']
    : [];

/**
 * What production refuses: stand-ins, the embedded database, development switches, addresses without TLS. Elsewhere a live
 * Stripe key is refused.
 */
export function productionFaults(environment: Environment): string[] {
  if (environment.NODE_ENV !== 'production') {
    return [...liveKeyFaults(environment), ...devModeFaults(environment)];
  }
  const faults: string[] = [];
  for (const name of ['STRIPE_API_BASE', 'SENDGRID_API_BASE'] as const) {
    if (environment[name] !== undefined) faults.push(`${name} is the address of a stand-in: leave it out`);
  }
  if (LOOPBACK.test(new URL(environment.CARRIER_API_BASE).hostname)) {
    faults.push('CARRIER_API_BASE is the address of a stand-in');
  } else if (!environment.CARRIER_API_BASE.startsWith('https://')) {
    faults.push('CARRIER_API_BASE must start with https://');
  }
  for (const name of ['IMAGES_S3_ENDPOINT', 'FEED_S3_ENDPOINT', 'OIDC_ISSUER'] as const) {
    if (environment[name]?.startsWith('http://')) faults.push(`${name} must start with https://`);
  }
  if (/\.sock(et)?\b/i.test(environment.MONGODB_URI)) {
    faults.push('MONGODB_URI is the embedded database, which is made for one machine');
  }
  if (environment.STRIPE_SECRET_KEY.startsWith('sk_test_')) {
    faults.push('STRIPE_SECRET_KEY is a test key: no payment would be real');
  }
  if (!environment.PUBLIC_ORIGIN.startsWith('https://'))
    faults.push('PUBLIC_ORIGIN must start with https://');
  for (const name of ['ADMIN_DEV_MODE', 'DEMO_DATA', 'DEMO_RUNS', 'LOCAL_MODE'] as const) {
    if (environment[name]) faults.push(`${name} is for development only`);
  }
  return faults;
}
