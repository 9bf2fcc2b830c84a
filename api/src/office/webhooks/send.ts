import { createHmac } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import type { Deps } from '../../foundation/dependencies.ts';
import { isPublic, publicLookup } from './addresses.ts';

const PATIENCE_MS = 10_000;

/** The secret of a webhook: derived, so that the database doesn't hold it. */
export const secretOf = ({ configuration }: Pick<Deps, 'configuration'>, id: string): string =>
  `whsec_${createHmac('sha256', configuration.keys.webhook).update(id).digest('base64url')}`;

/** The signature of a body, as Stripe writes its own: `t` is the time in seconds, `v1` the HMAC-SHA256 of `t.body` (WEBHOOK-2). */
export function signatureOf(secret: string, body: string, at: Date): string {
  const time = Math.floor(at.getTime() / 1_000);
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
}

/**
 * Sends an event to a webhook. Resolves if it answers with a status of success; rejects with a sentence otherwise. Addresses inside
 * private networks are refused when the connection is made (WEBHOOK-3), except on a developer's machine.
 */
export function send(
  { configuration: { localMode }, clock }: Pick<Deps, 'configuration' | 'clock'>,
  { url, secret, body, id }: { url: string; secret: string; body: string; id: string },
): Promise<void> {
  const { protocol, hostname } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  if (!localMode && protocol !== 'https:') throw new Error('The address must begin with https://');
  if (!localMode && isIP(host) && !isPublic(host))
    throw new Error(`${host} is an address inside a private network`);
  const options = {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      'User-Agent': 'shop-webhooks',
      'Webhook-Id': id,
      'Webhook-Signature': signatureOf(secret, body, clock()),
    },
    timeout: PATIENCE_MS,
    signal: AbortSignal.timeout(PATIENCE_MS),
    ...(localMode ? {} : { lookup: publicLookup }),
  };
  return new Promise((resolve, reject) => {
    const asked = (protocol === 'https:' ? httpsRequest : httpRequest)(url, options, (answer) => {
      answer.resume();
      const { statusCode = 0 } = answer;
      if (statusCode >= 200 && statusCode < 300) resolve();
      else reject(new Error(`It answered ${statusCode}`));
    });
    asked.on('timeout', () => asked.destroy(new Error('It did not answer within 10 seconds')));
    asked.on('error', reject);
    asked.end(body);
  });
}
