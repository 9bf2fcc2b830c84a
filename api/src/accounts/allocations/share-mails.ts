import { momentText } from 'shared-domain/licences';
import type { Deps } from '../../foundation/dependencies.ts';
import type { AllocationResult, MailsAbout, Send } from '../../messages/mails/index.ts';
import { type FollowUp, followUp } from '../../requests/follow-ups/index.ts';
import { shareToken } from '../../requests/protections/index.ts';
import { mailAddressesOf } from '../licences/index.ts';
import type { AllocationDocument, Share } from './model.ts';
import { reasonOf } from './reason.ts';

/** The content of a share's mails: what the account got, why, and until when it is held. */
export function shareMailValues(allocation: AllocationDocument, share: Share, at: Date) {
  const { _id, productId, productName, unit, heldUntil = at } = allocation;
  return {
    ...{ licenseNumber: share.licenseNumber, companyName: share.companyName },
    ...{ allocation: _id, productId, productName, unit, got: share.got },
    reason: reasonOf(allocation, share),
    heldUntil: momentText(heldUntil, at),
  };
}

/** A mail about each share to the account's contacts who get order mails (ALLOCATION-11). */
export async function shareMails(
  deps: Deps,
  allocation: AllocationDocument,
  shares: readonly Share[],
  at: Date,
  data: { mail: 'allocation-result' | 'allocation-reminder'; reminder?: string },
): Promise<FollowUp[]> {
  const addresses = await mailAddressesOf(
    deps,
    shares.map(({ licenseNumber }) => licenseNumber),
  );
  return shares.flatMap((share) =>
    (addresses.get(share.licenseNumber) ?? []).map((to) =>
      followUp('email', at, { ...data, to, ...shareMailValues(allocation, share, at) }),
    ),
  );
}

/** A share's mail with what lets its recipient confirm it, made when it is sent so that the database never stores it. */
function withToken(deps: Deps, data: object): Send<AllocationResult> {
  const mail = data as Send<AllocationResult>;
  const { allocation, licenseNumber, to: email } = mail;
  return { ...mail, token: shareToken(deps, { allocation, licenseNumber, email }) };
}

/** The result of sharing, and the reminder of a share that is still held. */
export const allocationMails: MailsAbout = {
  'allocation-result': (_, data, deps) => ({ ...withToken(deps, data), kind: 'allocation-result' }),
  'allocation-reminder': (record, data, deps) => {
    const mail = withToken(deps, data);
    const own = (record as AllocationDocument).shares?.find(
      ({ licenseNumber }) => licenseNumber === mail.licenseNumber,
    );
    return own?.state === 'held' ? { ...mail, kind: 'allocation-reminder' } : undefined;
  },
};
