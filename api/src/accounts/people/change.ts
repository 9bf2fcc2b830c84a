import type { AccountRole } from 'shared-domain/licences';
import type { Deps } from '../../foundation/dependencies.ts';
import { entryOf } from '../../requests/audit/index.ts';
import { followUp } from '../../requests/follow-ups/index.ts';
import { problem } from '../../requests/problems/index.ts';
import { type LicenseeDocument, licenseeModel, type StoredContact } from '../licences/index.ts';

/** Retries for concurrent changes; more conflicts in a row mean another problem. */
const TRIES = 10;
/** As many contacts as a form of staff takes. */
const MOST = 20;

/** Who changes the people of an account, and how the mail names them. */
export type Changer = { who: string; by: string };

type Wanted = {
  email: string;
  /** For someone who isn't a contact yet. */
  name?: string;
  /** Undefined ends their sign-in. */
  roles: AccountRole[] | undefined;
  /** Whether they also leave the contacts. */
  leaves?: boolean;
  /** Throws why the change is refused. */
  refuse?: (account: LicenseeDocument) => void;
};

/**
 * Lets a person into an account, invites them again, changes what they may do, or ends it (PEOPLE-4, PEOPLE-5, PEOPLE-6). Each change
 * mails them and is in the audit; one that changes nothing does neither.
 */
export async function changePeople(
  deps: Deps,
  changer: Changer,
  number: string,
  wanted: Wanted,
): Promise<LicenseeDocument> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const before = await licenseeModel(deps.connection).findById(number).lean<LicenseeDocument>();
    if (!before) throw problem('not_found');
    wanted.refuse?.(before);
    const change = changeOf(deps, before, wanted);
    if (!change) return before;
    const after = await store(deps, changer, before, change);
    if (after) return after;
  }
  throw problem('unavailable', { headers: { 'Retry-After': '5' } });
}

type Change = {
  contacts: StoredContact[];
  email: string;
  mail: 'account-invitation' | 'account-roles' | 'account-removal';
  before?: readonly AccountRole[] | undefined;
  after?: readonly AccountRole[] | undefined;
};

function changeOf(deps: Deps, { contacts = [] }: LicenseeDocument, wanted: Wanted): Change | undefined {
  const { email, name, roles, leaves } = wanted;
  const place = contacts.findIndex((one) => one.email.toLowerCase() === email);
  const there = contacts[place];
  const before = there?.person?.roles;
  if (roles === undefined) {
    if (!there?.person && !(there && leaves)) return undefined;
    const { person: _, ...contact } = there;
    const rest = contacts.toSpliced(place, 1, ...(leaves ? [] : [contact]));
    return { contacts: rest, email: there.email, mail: 'account-removal', before };
  }
  if (!there && name === undefined) throw problem('not_found');
  if (!there && contacts.length >= MOST)
    throw problem('person_refused', { values: { reason: `An account has at most ${MOST} contacts.` } });
  const joined = there?.person?.joinedAt;
  if (joined && String(before) === String(roles)) return undefined;
  const person = joined
    ? { email, roles, invitedAt: there?.person?.invitedAt ?? joined, joinedAt: joined }
    : { email, roles, invitedAt: deps.clock() };
  const contact = there ?? { name: name ?? email, email, orderMails: false };
  const list = contacts.toSpliced(there ? place : contacts.length, 1, { ...contact, person });
  const mail = joined ? 'account-roles' : 'account-invitation';
  return { contacts: list, email: contact.email, mail, before, after: roles };
}

/** Stores a change with its audit entry and its mail; undefined if the account was changed concurrently. */
async function store(
  deps: Deps,
  { who, by }: Changer,
  account: LicenseeDocument,
  { contacts, email, mail, before, after }: Change,
): Promise<LicenseeDocument | undefined> {
  const { _id, companyName } = account;
  const now = deps.clock();
  const updatedAt = new Date(Math.max(now.getTime(), account.updatedAt.getTime() + 1));
  const entry = entryOf(deps, who, {
    action: `person.${mail.slice('account-'.length)}`,
    subject: _id,
    ...(before ? { before: { email, roles: [...before] } } : {}),
    after: { email, roles: [...(after ?? [])] },
  });
  const data = { mail, to: email, companyName, licenseNumber: _id, roles: [...(after ?? [])], by };
  const { matchedCount } = await licenseeModel(deps.connection).updateOne(
    { _id, updatedAt: account.updatedAt },
    {
      $set: { contacts, updatedAt },
      $push: { pendingAudit: entry, followUps: followUp('email', now, data) },
    },
  );
  return matchedCount === 0 ? undefined : { ...account, contacts, updatedAt };
}
