import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A local site's secrets, generated at its first start. */
export type Secrets = { session: string; stripeWebhook: string };

/** Reads or creates the secrets in the data directory, which only its owner can open from then on. */
export function secretsIn(dataDir: string): Secrets {
  mkdirSync(dataDir, { recursive: true });
  // Mails, logs and orders lie beside the secrets.
  chmodSync(dataDir, 0o700);
  const file = path.join(dataDir, 'secrets.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Secrets;
  const secrets: Secrets = {
    session: randomBytes(48).toString('base64url'),
    stripeWebhook: `whsec_${randomBytes(24).toString('hex')}`,
  };
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  return secrets;
}
