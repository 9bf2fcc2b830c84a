import type { Connection } from 'mongoose';
import { compareNames } from 'shared-domain/catalogue';
import type { PersonJson } from 'shared-domain/contracts';
import { type AccountRole, personStateOf } from 'shared-domain/licences';
import type { Deps } from '../../foundation/dependencies.ts';
import { type LicenseeDocument, licenseeModel } from '../licences/index.ts';

type Listed = Pick<LicenseeDocument, '_id' | 'companyName' | 'contacts'>;

/** What a person who has joined may do in an account; undefined for anyone else (PEOPLE-2). */
export async function accountRoles(
  connection: Connection,
  number: string,
  email: string,
): Promise<readonly AccountRole[] | undefined> {
  const joined = { $elemMatch: { 'person.email': email, 'person.joinedAt': { $exists: true } } };
  const found = await licenseeModel(connection)
    .findOne({ _id: number, contacts: joined }, { contacts: 1 })
    .maxTimeMS(5_000)
    .lean<Listed>();
  return personIn(found, email)?.roles;
}

const personIn = (account: Pick<Listed, 'contacts'> | null, email: string) =>
  account?.contacts?.find(({ person }) => person?.email === email)?.person;

/** A person's name and their accounts that aren't suspended, by company name, with open invitations (PEOPLE-3, PEOPLE-4). */
export async function readPerson(
  connection: Connection,
  email: string,
  now: Date,
): Promise<Omit<PersonJson, 'email'>> {
  const found = await licenseeModel(connection)
    .find({ 'contacts.person.email': email, standing: { $ne: 'suspended' } }, { companyName: 1, contacts: 1 })
    .maxTimeMS(5_000)
    .lean<Listed[]>();
  const places = found.flatMap(({ _id, companyName, contacts }) => {
    const contact = contacts?.find(({ person }) => person?.email === email);
    const state = contact?.person ? personStateOf(contact.person, now) : 'ended';
    if (!contact?.person || state === 'ended') return [];
    const invited = state === 'invited' ? { isInvited: true as const } : {};
    const account = { licenseNumber: _id, companyName, roles: contact.person.roles, ...invited };
    return [{ name: contact.name, account }];
  });
  return {
    name: places[0]?.name ?? email,
    accounts: places
      .map(({ account }) => account)
      .sort((one, other) => compareNames(one.companyName, other.companyName)),
  };
}

/** Accepts the open invitations of a person who has proven their address: those of all accounts, or of one (PEOPLE-4). */
export async function acceptInvitations(deps: Deps, email: string, number?: string): Promise<void> {
  const now = deps.clock();
  const { accounts } = await readPerson(deps.connection, email, now);
  for (const { licenseNumber, isInvited } of accounts) {
    if (!isInvited || (number ?? licenseNumber) !== licenseNumber) continue;
    const invited = { $elemMatch: { 'person.email': email, 'person.joinedAt': { $exists: false } } };
    await licenseeModel(deps.connection).updateOne(
      { _id: licenseNumber, contacts: invited },
      { $set: { 'contacts.$.person.joinedAt': now } },
    );
  }
}
