import type { MailPreviewJson } from 'shared-domain/contracts';
import { ageOf, kegsText } from 'shared-domain/kegs';
import type { TradeSettings } from 'shared-domain/staff';
import type { Deps } from '../../foundation/dependencies.ts';
import type { MailsAbout, Send } from '../../messages/mails/index.ts';
import { type KegsOut, previewOf } from '../../messages/mails/index.ts';
import { partyOf } from '../../orders/order/index.ts';
import { entryOf } from '../../requests/audit/index.ts';
import { followUp } from '../../requests/follow-ups/index.ts';
import type { Staff } from '../../requests/protections/index.ts';
import { mailAddressesOf } from '../licences/index.ts';
import { findAccount } from './book.ts';
import { type KegAccountDocument, kegAccountModel } from './model.ts';
import { standingOfKegs } from './present.ts';

/** The reminder that an account would get now, and its recipients; undefined without kegs out. */
export async function reminderFor(
  deps: Deps,
  account: KegAccountDocument,
): Promise<MailPreviewJson | undefined> {
  const kegs = kegsOutOf(account, deps.clock(), await deps.tradeSettings());
  if (!kegs) return undefined;
  const to = await addressesOf(deps, account);
  return { to, ...previewOf(deps, { ...kegs, kind: 'keg-reminder', to: to[0] ?? '' }) };
}

/**
 * Reminds an account by mail. One conditional write stores the reminder and its mails, so that each goes out once despite
 * crashes and repeated requests (KEGS-6).
 * @returns whether it gets a mail: it has kegs out and an email address
 */
export async function remindOfKegs(deps: Deps, staff: Staff, id: string, account: string): Promise<boolean> {
  const there = await findAccount(deps, account);
  const at = deps.clock();
  const kegs = there && kegsOutOf(there, at, await deps.tradeSettings());
  const to = there && kegs ? await addressesOf(deps, there) : [];
  if (!kegs || to.length === 0) return false;
  const mails = to.map((address) =>
    followUp('email', at, { mail: 'keg-reminder', to: address, reminder: id, ...kegs }),
  );
  const entry = entryOf(deps, staff.email, {
    action: 'kegs.remind',
    subject: account,
    after: { kegs: kegs.kegs, to },
  });
  await kegAccountModel(deps.connection).updateOne(
    { _id: account, 'reminders.id': { $ne: id } },
    {
      $push: {
        reminders: { id, at, who: staff.email, to },
        followUps: { $each: mails },
        pendingAudit: entry,
      },
    },
  );
  return true;
}

function kegsOutOf(
  { name, lots }: KegAccountDocument,
  now: Date,
  settings: TradeSettings,
): KegsOut | undefined {
  const { out, total } = standingOfKegs(lots, now, settings);
  const { since, oldest } = ageOf(lots, now, settings.kegLimitDays);
  return since === undefined ? undefined : { name, kegs: kegsText(out), total, since, days: oldest };
}

async function addressesOf(deps: Deps, { _id }: KegAccountDocument): Promise<string[]> {
  const party = partyOf(_id);
  if ('email' in party) return [party.email];
  return (await mailAddressesOf(deps, [party.licenseNumber])).get(party.licenseNumber) ?? [];
}

/** The reminder of kegs to return. */
export const kegMails: MailsAbout = {
  'keg-reminder': (_, data) => ({ ...(data as Send<KegsOut>), kind: 'keg-reminder' }),
};
