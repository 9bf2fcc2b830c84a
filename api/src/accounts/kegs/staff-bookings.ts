import type { kegBooking } from 'shared-domain/contracts';
import { balanceOf, canUndo, KEG_SIZES, type Kegs, lotsOf } from 'shared-domain/kegs';
import type { z } from 'zod';
import type { Deps } from '../../foundation/dependencies.ts';
import { partyOf } from '../../orders/order/index.ts';
import { entryOf } from '../../requests/audit/index.ts';
import { problem } from '../../requests/problems/index.ts';
import type { Staff } from '../../requests/protections/index.ts';
import { licenseeModel } from '../licences/index.ts';
import { addEntry, findAccount } from './book.ts';
import type { KegAccountDocument, StoredEntry } from './model.ts';

type Booking = z.output<typeof kegBooking>;

/**
 * Books kegs as returned or lost, or corrects a count, for staff (KEGS-5). An id is booked once. A licence gets its account
 * with the first booking.
 */
export async function bookKegs(
  deps: Deps,
  staff: Staff,
  account: string,
  booking: Booking,
): Promise<KegAccountDocument> {
  const name = await nameOf(deps, account);
  const added = await addEntry(deps, { id: account, name }, (before) => {
    if (before.some(({ id }) => id === booking.id)) return undefined;
    const { id, kind, reason } = booking;
    const at = deps.clock().toISOString();
    const change = kind === 'corrected' ? nonZero(booking.kegs) : times(booking.kegs, -1);
    const entry = { id, at, kind, change, who: staff.email, ...(reason ? { reason } : {}) };
    return { entry, audit: auditOf(deps, staff, account, before, entry) };
  });
  if (!added) throw problem('not_found');
  return added;
}

/** Reverses an entry with another one (KEGS-5). Idempotent. */
export async function undoEntry(
  deps: Deps,
  staff: Staff,
  account: string,
  undone: string,
): Promise<KegAccountDocument> {
  const there = await findAccount(deps, account);
  if (!there?.entries.some(({ id }) => id === undone)) throw problem('not_found');
  const added = await addEntry(deps, { id: account, name: there.name }, (before) => {
    const wrong = before.find(({ id }) => id === undone);
    if (!wrong || before.some(({ undoes }) => undoes === undone)) return undefined;
    if (!canUndo(before, undone))
      throw problem('kegs_refused', {
        values: { reason: 'Kegs of this size have moved since. Correct the count instead.' },
      });
    const at = deps.clock().toISOString();
    const change = times(wrong.change, -1);
    const entry = {
      id: `undo ${undone}`,
      at,
      kind: 'corrected' as const,
      change,
      who: staff.email,
      undoes: undone,
    };
    return { entry, audit: auditOf(deps, staff, account, before, entry) };
  });
  return added ?? there;
}

/** The account's name; that of a new account is looked up in the licence register. */
async function nameOf(deps: Deps, account: string): Promise<string> {
  const there = await findAccount(deps, account);
  if (there) return there.name;
  const party = partyOf(account);
  if ('email' in party) throw problem('not_found');
  const licensee = await licenseeModel(deps.connection).findById(party.licenseNumber).lean();
  if (!licensee) throw problem('not_found');
  return licensee.companyName;
}

function auditOf(
  deps: Deps,
  staff: Staff,
  subject: string,
  before: readonly StoredEntry[],
  entry: StoredEntry,
) {
  const { kind, reason, undoes } = entry;
  return entryOf(deps, staff.email, {
    action: undoes ? 'kegs.undo' : `kegs.${kind}`,
    subject,
    before: { out: balanceOf(lotsOf(before) ?? []) },
    after: { out: balanceOf(lotsOf([...before, entry]) ?? []), ...(reason ? { reason } : {}) },
  });
}

const times = (kegs: Kegs, factor: number): Kegs =>
  Object.fromEntries(Object.entries(nonZero(kegs)).map(([size, number]) => [size, factor * (number ?? 0)]));

const nonZero = (kegs: Kegs): Kegs =>
  Object.fromEntries(KEG_SIZES.flatMap((size) => (kegs[size] ? [[size, kegs[size]]] : [])));
