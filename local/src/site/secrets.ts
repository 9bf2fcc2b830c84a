import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What a site on one machine keeps to itself: made at the first start, the same at every later one. */
export type Secrets = { session: string; stripeWebhook: string };

/** The secrets kept under the data directory, readable by their owner alone. */
export function secretsIn(dataDir: string): Secrets {
  const file = path.join(dataDir, 'secrets.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Secrets;
  const secrets: Secrets = {
    session: randomBytes(48).toString('base64url'),
    stripeWebhook: `whsec_${randomBytes(24).toString('hex')}`,
  };
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  return secrets;
}
