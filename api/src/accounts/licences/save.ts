import { isDeepStrictEqual } from 'node:util';
import { company } from 'shared-domain/company';
import { licenceKey } from 'shared-domain/licences';
import { isDuplicate } from '../../foundation/database/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { endPlacingWithoutStanding } from '../../orders/placing/index.ts';
import { entryOf } from '../../requests/audit/index.ts';
import { followUp } from '../../requests/follow-ups/index.ts';
import { problem } from '../../requests/problems/index.ts';
import type { Staff } from '../../requests/protections/index.ts';
import {
  findLicensee,
  type LicenceDetails,
  type LicenseeDocument,
  licenseeModel,
  presentLicensee,
} from './model.ts';

type Saved = { before?: LicenseeDocument; after: LicenseeDocument };

/** The new values of a licence: absent fields stay, null removes. */
type Wanted = { companyName: string } & {
  [Field in keyof LicenceDetails]?: LicenceDetails[Field] | null | undefined;
};

/** Retries for concurrent changes; more conflicts in a row mean another problem. */
const TRIES = 10;

/**
 * Adds or changes a licence. `updatedAt` is the version that staff read, null for a new licence. If it has been changed or
 * added since, it is refused as `stale` with what is stored, unless the stored values are already as requested. A change that
 * changes nothing writes nothing.
 */
export async function saveLicensee(
  deps: Deps,
  staff: Pick<Staff, 'email'>,
  number: string,
  wanted: Wanted,
  updatedAt?: string | null,
): Promise<Saved> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const before = await findLicensee(deps.connection, number);
    const change = changeOf(withPeople(wanted, before), before);
    if (before) refuseStale(before, change, updatedAt);
    else if (typeof updatedAt === 'string') throw problem('stale');
    if (before && Object.keys(change).length === 0) return { before, after: before };
    const saved = before
      ? await changeLicensee(deps, staff, before, change)
      : await addLicensee(deps, staff, number, change);
    if (saved) return saved;
  }
  throw problem('unavailable', { headers: { 'Retry-After': '5' } });
}

/** The contacts of a form don't say who signs in: each keeps their sign-in while their address stays (PEOPLE-1). */
function withPeople(wanted: Wanted, before: LicenseeDocument | null): Wanted {
  if (!wanted.contacts) return wanted;
  const people = (before?.contacts ?? []).flatMap(({ person }) => person ?? []);
  const contacts = wanted.contacts.map((contact) => {
    const person = people.find(({ email }) => email === contact.email.toLowerCase());
    return person ? { ...contact, person } : contact;
  });
  return { ...wanted, contacts };
}

/** What a field that isn't stored means. */
const UNSAID: Readonly<Record<string, string>> = { standing: 'active', paymentTerms: 'on-delivery' };

/** The fields that differ from what is stored. A suspension's reason is removed along with it. */
function changeOf(wanted: Wanted, before: LicenseeDocument | null): Partial<Wanted> {
  const whole = wanted.standing === 'active' ? { ...wanted, suspensionReason: null } : wanted;
  const differs = ([field, value]: [string, unknown]) =>
    value !== undefined &&
    !isDeepStrictEqual(value, before?.[field as keyof Wanted] ?? UNSAID[field] ?? null);
  return Object.fromEntries(Object.entries(whole).filter(differs));
}

/** Undefined if the number was added concurrently. */
async function addLicensee(
  deps: Deps,
  staff: Pick<Staff, 'email'>,
  number: string,
  change: Partial<Wanted>,
): Promise<Saved | undefined> {
  const now = deps.clock();
  const after = {
    _id: number,
    key: licenceKey(number),
    ...change,
    created_at: now,
    updatedAt: now,
  } as LicenseeDocument;
  const pendingAudit = [entryFor(deps, staff, { after })];
  try {
    await licenseeModel(deps.connection).insertOne({ ...after, pendingAudit });
    return { after };
  } catch (cause) {
    if (isDuplicate(cause)) return undefined;
    throw cause;
  }
}

/** Undefined if the licence was changed concurrently. */
async function changeLicensee(
  deps: Deps,
  staff: Pick<Staff, 'email'>,
  before: LicenseeDocument,
  change: Partial<Wanted>,
): Promise<Saved | undefined> {
  // Two changes in one millisecond still get different times, which the guard compares.
  const updatedAt = new Date(Math.max(deps.clock().getTime(), before.updatedAt.getTime() + 1));
  const after = { ...before, ...change, updatedAt } as LicenseeDocument;
  const entry = entryFor(deps, staff, { before, after });
  const endsSessions = change.standing === 'suspended' || change.companyName !== undefined;
  const ending = endsSessions ? { sessionsEndedAt: deps.clock() } : {};
  const gone = Object.entries(change).filter(([, value]) => value === null);
  const values = Object.entries(change).filter(([, value]) => value !== null);
  const { matchedCount } = await licenseeModel(deps.connection).updateOne(
    { _id: before._id, updatedAt: before.updatedAt },
    {
      $set: { ...Object.fromEntries(values), ...ending, updatedAt },
      ...(gone.length > 0 ? { $unset: Object.fromEntries(gone.map(([field]) => [field, 1])) } : {}),
      $push: { pendingAudit: entry, ...mailsToRemoved(deps, before, after) },
    },
  );
  if (matchedCount === 0) return undefined;
  if (change.standing || change.endDate) await endPlacingWithoutStanding(deps);
  return { before, after };
}

/** Mails to those who could sign in and whom staff have taken off the contacts (PEOPLE-6). */
function mailsToRemoved(deps: Deps, before: LicenseeDocument, after: LicenseeDocument) {
  const left = (after.contacts ?? []).map(({ email }) => email.toLowerCase());
  const removed = (before.contacts ?? []).filter(({ person }) => person && !left.includes(person.email));
  if (removed.length === 0) return {};
  const { _id: licenseNumber, companyName } = before;
  const about = { mail: 'account-removal', companyName, licenseNumber, roles: [], by: company.name };
  return {
    followUps: {
      $each: removed.map(({ email }) => followUp('email', deps.clock(), { ...about, to: email })),
    },
  };
}

const entryFor = (deps: Deps, staff: Pick<Staff, 'email'>, { before, after }: Saved) =>
  entryOf(deps, staff.email, {
    action: 'licence.save',
    subject: after._id,
    before: before && presentLicensee(before),
    after: presentLicensee(after),
  });

/** Someone else was faster with another change. */
function refuseStale(there: LicenseeDocument, change: Partial<Wanted>, updatedAt?: string | null): void {
  const isAsRead = updatedAt === undefined || there.updatedAt.getTime() === Date.parse(updatedAt ?? '');
  if (isAsRead || Object.keys(change).length === 0) return;
  throw problem('stale', {
    currentLicence: presentLicensee(there),
    ...(updatedAt === null
      ? { detail: `Licence ${there._id} was added by someone else in the meantime.` }
      : {}),
  });
}
