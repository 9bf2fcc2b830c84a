import type { Request } from 'express';
import type { LicenseeKegsJson } from 'shared-domain/contracts';
import { daysOut } from 'shared-domain/kegs';
import type { Deps } from '../../foundation/dependencies.ts';
import { licenceAccount } from '../../orders/order/index.ts';
import { licenseeIn, openedContact } from '../../requests/protections/index.ts';
import { findAccount } from './book.ts';
import { kegAccountModel } from './model.ts';
import { presentEntries, presentLot, standingOfKegs } from './present.ts';

/**
 * The kegs of this browser's licensee. Licence numbers are public, so only a browser that opened a contact's emailed link sees
 * them (KEGS-10); others don't even learn whether the account exists.
 */
export async function ownKegs(deps: Deps, request: Request): Promise<LicenseeKegsJson> {
  const { licenseNumber } = licenseeIn(request);
  const hasKegs = (await kegAccountModel(deps.connection).exists({ total: { $gt: 0 } })) !== null;
  if (!(await openedContact(deps, request, licenseNumber))) return { hasKegs };
  const { lots = [], entries = [] } = (await findAccount(deps, licenceAccount(licenseNumber))) ?? {};
  const now = deps.clock();
  const settings = await deps.tradeSettings();
  return {
    hasKegs,
    account: {
      ...standingOfKegs(lots, now, settings),
      limitDays: settings.kegLimitDays,
      lots: lots.map((lot) => ({ ...presentLot(lot), days: daysOut(lot.since, now) })),
      entries: presentEntries(entries).map(({ who: _who, canUndo: _can, ...entry }) => entry),
    },
  };
}
