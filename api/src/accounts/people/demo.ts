import type { AccountRole } from 'shared-domain/licences';
import type { Deps } from '../../foundation/dependencies.ts';
import { licenseeModel } from '../licences/index.ts';

/** A manager, a bar lead, and a bookkeeper of three pubs. */
const PEOPLE: readonly [name: string, email: string, roles: AccountRole[], licences: string[]][] = [
  ['Devon Achterberg', 'devon@gull.example', ['order', 'bills', 'manage'], ['305-218']],
  ['Tomas Vale', 'tomas@gull.example', ['order'], ['305-218']],
  ['Imke Lund', 'imke@ledgerline.example', ['bills'], ['308-276', '310-549', '306-031']],
];

/** The people of some demo accounts. After an interrupted start it adds who is missing. */
export async function letInDemoPeople({ connection, clock }: Deps): Promise<void> {
  const licensees = licenseeModel(connection);
  const at = clock();
  for (const [name, email, roles, licences] of PEOPLE) {
    const person = { email, roles, invitedAt: at, joinedAt: at };
    for (const _id of licences) {
      const contact = { name, email, orderMails: false };
      await licensees.updateOne({ _id, 'contacts.email': { $ne: email } }, { $push: { contacts: contact } });
      const isNew = { email, person: { $exists: false } };
      await licensees.updateOne(
        { _id, contacts: { $elemMatch: isNew } },
        { $set: { 'contacts.$.person': person } },
      );
    }
  }
}
