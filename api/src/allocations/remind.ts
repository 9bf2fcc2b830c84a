import type { MailPreviewJson } from 'shared-domain/contracts';
import { entryOf } from '../audit/index.ts';
import type { Deps } from '../dependencies.ts';
import { previewOf } from '../emails/index.ts';
import { mailAddressesOf } from '../licensees/index.ts';
import { found } from './announce.ts';
import { type AllocationDocument, allocationModel, type Share } from './model.ts';
import { refused } from './refusals.ts';
import { shareMails, shareWords } from './share-mails.ts';

const NONE_HELD = 'No share is waiting to be confirmed.';

/** Shares that are held and not confirmed yet, while they can be. */
const waiting = ({ shares, heldUntil }: AllocationDocument, now: Date): Share[] =>
  heldUntil && heldUntil > now ? shares.filter(({ state }) => state === 'held') : [];

/** The reminder that the first waiting account would get now, and everyone to whom one would go. */
export async function shareReminder(deps: Deps, id: string): Promise<MailPreviewJson> {
  const now = deps.clock();
  const allocation = await found(deps, id);
  const shares = waiting(allocation, now);
  const numbers = shares.map(({ licenseNumber }) => licenseNumber);
  const addresses = await mailAddressesOf(deps, numbers);
  const first = shares.find(({ licenseNumber }) => addresses.get(licenseNumber)?.length) ?? shares[0];
  if (!first) throw refused(NONE_HELD);
  const to = shares.flatMap(({ licenseNumber }) => addresses.get(licenseNumber) ?? []);
  const mail = {
    ...shareWords(allocation, first, now),
    kind: 'allocation-reminder',
    to: to[0] ?? '',
  } as const;
  return { to, ...previewOf(deps, mail) };
}

/**
 * Reminds accounts of shares that they haven't confirmed. One write holds the mails, on the condition that this reminder is not
 * noted yet: whatever crashes, and however often it is asked for, each goes out once (ALLOCATION-14).
 * @returns how many accounts get a mail
 */
export async function remindOfShares(deps: Deps, who: string, id: string, reminder: string): Promise<number> {
  const now = deps.clock();
  const allocation = await found(deps, id);
  const mails = await shareMails(deps, allocation, waiting(allocation, now), now, {
    mail: 'allocation-reminder',
    reminder,
  });
  const accounts = new Set(mails.map(({ data }) => data.licenseNumber)).size;
  if (accounts === 0) throw refused(NONE_HELD);
  const entry = entryOf(deps, who, { action: 'allocation.remind', subject: id, after: { accounts } });
  await allocationModel(deps.connection).updateOne(
    { _id: id, 'followUps.data.reminder': { $ne: reminder } },
    { $push: { followUps: { $each: mails }, pendingAudit: entry } },
  );
  return accounts;
}
