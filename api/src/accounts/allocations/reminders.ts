import type { MailPreviewJson } from 'shared-domain/contracts';
import type { Deps } from '../../foundation/dependencies.ts';
import { previewOf } from '../../messages/mails/index.ts';
import { entryOf } from '../../requests/audit/index.ts';
import { mailAddressesOf } from '../licences/index.ts';
import { findAllocation } from './announcement.ts';
import { type AllocationDocument, allocationModel, type Share } from './model.ts';
import { allocationRefused } from './refusals.ts';
import { shareMails, shareMailValues } from './share-mails.ts';

const NONE_HELD = 'No share is waiting to be confirmed.';

const waiting = ({ shares, heldUntil }: AllocationDocument, now: Date): Share[] =>
  heldUntil && heldUntil > now ? shares.filter(({ state }) => state === 'held') : [];

/** The reminder for the first such account, and all accounts that would get one. */
export async function shareReminder(deps: Deps, id: string): Promise<MailPreviewJson> {
  const now = deps.clock();
  const allocation = await findAllocation(deps, id);
  const shares = waiting(allocation, now);
  const numbers = shares.map(({ licenseNumber }) => licenseNumber);
  const addresses = await mailAddressesOf(deps, numbers);
  const first = shares.find(({ licenseNumber }) => addresses.get(licenseNumber)?.length) ?? shares[0];
  if (!first) throw allocationRefused(NONE_HELD);
  const to = shares.flatMap(({ licenseNumber }) => addresses.get(licenseNumber) ?? []);
  const mail = {
    ...shareMailValues(allocation, first, now),
    kind: 'allocation-reminder',
    to: to[0] ?? '',
  } as const;
  return { to, ...previewOf(deps, mail) };
}

/**
 * Reminds accounts of unconfirmed shares. One conditional write stores the reminder and its mails, so that each goes out once
 * despite crashes and repeated requests (ALLOCATION-14).
 * @returns how many accounts get a mail
 */
export async function remindOfShares(deps: Deps, who: string, id: string, reminder: string): Promise<number> {
  const now = deps.clock();
  const allocation = await findAllocation(deps, id);
  const mails = await shareMails(deps, allocation, waiting(allocation, now), now, {
    mail: 'allocation-reminder',
    reminder,
  });
  const accounts = new Set(mails.map(({ data }) => data.licenseNumber)).size;
  if (accounts === 0) throw allocationRefused(NONE_HELD);
  const entry = entryOf(deps, who, { action: 'allocation.remind', subject: id, after: { accounts } });
  await allocationModel(deps.connection).updateOne(
    { _id: id, 'followUps.data.reminder': { $ne: reminder } },
    { $push: { followUps: { $each: mails }, pendingAudit: entry } },
  );
  return accounts;
}
