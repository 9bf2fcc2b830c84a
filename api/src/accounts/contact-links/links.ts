import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { DURABLE, matchingExactly, modelOf, type Stored, schemaOf } from '../../foundation/database/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { problem } from '../../requests/problems/index.ts';

/** How long an emailed link opens former orders, in minutes. */
export const LINK_MINUTES = 30;
/** Unused links of an address that are valid at once: it has them in its mailbox, and strangers can't fill that with more. */
const MOST_OPEN = 5;
const RETENTION_MS = 24 * 60 * 60 * 1000;

/** A link that was emailed. Only the mail has the token; this is its hash. */
const linkDescription = z.object({
  _id: z.string(),
  licenseNumber: z.string(),
  /** Where it was mailed; it opens what this address may see. Older links have none and open nothing. */
  email: z.string().optional(),
  expires: z.date(),
  usedAt: z.date().optional(),
});
export type ContactLinkDocument = Stored<typeof linkDescription>;

const linkSchema = schemaOf(linkDescription, { collection: 'former_order_links', ...DURABLE });
linkSchema.index({ expires: 1 });

export const contactLinkModel = modelOf<ContactLinkDocument>('FormerOrdersLink', linkSchema);

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Whether an address has as many valid links as it may ask for (ORDER-16). */
export async function hasLinksEnough(
  { connection, clock }: Deps,
  licenseNumber: string,
  email: string,
): Promise<boolean> {
  const unused = { licenseNumber, email: matchingExactly(email), usedAt: { $exists: false } };
  const open = { ...unused, expires: { $gt: clock() } };
  return (await contactLinkModel(connection).countDocuments(open)) >= MOST_OPEN;
}

/** Creates a one-time token for what this address may see of a licence's former orders. */
export async function createLink(
  { connection, clock }: Deps,
  licenseNumber: string,
  email: string,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expires = new Date(clock().getTime() + LINK_MINUTES * 60_000);
  await contactLinkModel(connection).insertOne({ _id: hashOf(token), licenseNumber, email, expires });
  return token;
}

/** Redeems a token: the address that it was mailed to, or throws why it is invalid. */
export async function redeemLink(
  { connection, clock }: Deps,
  licenseNumber: string,
  token: string,
): Promise<string> {
  const links = contactLinkModel(connection);
  const now = clock();
  const _id = hashOf(token);
  const used = await links
    .findOneAndUpdate(
      { _id, licenseNumber, email: { $exists: true }, usedAt: { $exists: false }, expires: { $gt: now } },
      { $set: { usedAt: now } },
    )
    .lean();
  if (used?.email) return used.email;
  const known = await links.findOne({ _id, licenseNumber }).lean();
  if (!known) throw problem('link_invalid');
  throw problem(known.usedAt ? 'link_used' : 'link_expired');
}

/** Used and expired links are kept for a day, so that opening one says which it is. */
export async function sweepLinks({ connection, clock }: Deps): Promise<void> {
  await contactLinkModel(connection)
    .deleteMany({ expires: { $lt: new Date(clock().getTime() - RETENTION_MS) } })
    .maxTimeMS(10_000);
}
