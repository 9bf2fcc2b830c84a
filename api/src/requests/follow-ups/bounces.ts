import { createPublicKey, verify } from 'node:crypto';
import { z } from 'zod';
import type { Deps } from '../../foundation/dependencies.ts';
import type { Handlers } from '../calls/index.ts';
import { problem } from '../problems/index.ts';
import type { FollowUpSource } from './record.ts';

/** Events that mean that a mail didn't arrive; the others are ignored. */
const NOT_DELIVERED = new Set(['bounce', 'dropped']);

const mailEvents = z.array(
  z.object({ event: z.string(), mail_id: z.string().optional(), reason: z.string().max(2_000).optional() }),
);

const REASON_LENGTH = 300;

/**
 * SendGrid's events: a mail that bounced becomes a follow-up that failed for good, which staff see (MAIL-10). Repeated events
 * change nothing. Mails without a follow-up, such as sign-in links, aren't stored and have nothing to mark.
 */
export const bounceHandlers = (deps: Deps, sources: FollowUpSource[]): Handlers<'mailEvents'> => ({
  mailEvents: async ({ request }) => {
    const events = verified(deps, request.body, {
      signature: request.get('X-Twilio-Email-Event-Webhook-Signature') ?? '',
      timestamp: request.get('X-Twilio-Email-Event-Webhook-Timestamp') ?? '',
    });
    for (const { event, mail_id: id, reason = 'no reason given' } of events) {
      if (!id || !NOT_DELIVERED.has(event)) continue;
      const lastError = `The email did not arrive: ${reason.slice(0, REASON_LENGTH)}`;
      await Promise.all(sources.map((source) => markUndelivered(source, id, lastError)));
      deps.logger.warn({ followUp: id, event }, 'a mail did not arrive');
    }
    return { received: true };
  },
});

const markUndelivered = (source: FollowUpSource, id: string, lastError: string) =>
  source.updateOne(
    { followUps: { $elemMatch: { id, kind: 'email', state: 'done' } } },
    { $set: { 'followUps.$.state': 'given-up', 'followUps.$.lastError': lastError } },
  );

type Signed = { signature: string; timestamp: string };

/** The events of a body that SendGrid signed: ECDSA with SHA-256 over the timestamp and the raw bytes. */
function verified(deps: Deps, body: unknown, { signature, timestamp }: Signed) {
  const { sendgridWebhookKey: webhookKey } = deps.configuration;
  if (!webhookKey || !Buffer.isBuffer(body)) throw problem('webhook_refused');
  const key = createPublicKey({ key: Buffer.from(webhookKey, 'base64'), format: 'der', type: 'spki' });
  const signed = Buffer.concat([Buffer.from(timestamp), body]);
  if (!verify('sha256', signed, key, Buffer.from(signature, 'base64'))) throw problem('webhook_refused');
  return mailEvents.parse(JSON.parse(body.toString('utf8')));
}
