import { licenseeModel } from '../../src/accounts/licences/index.ts';
import { type StaffContext, type Writes, written } from './written.ts';

const SUBJECT = '104882';
const PERSON = { email: 'bo@gull.example', roles: ['bills'] };

async function letIn({ staff, shop }: StaffContext): Promise<void> {
  const contacts = [{ name: 'Bo Park', email: PERSON.email, orderMails: false }];
  await licenseeModel(shop.api.deps.connection).updateOne({ _id: SUBJECT }, { $set: { contacts } });
  const { roles } = PERSON;
  await staff.put(`/api/admin/licences/${SUBJECT}/people/${PERSON.email}`).send({ roles }).expect(200);
}

/** Who signs in to an account: each staff write made once. */
export const peopleWrites: Writes = {
  letInPerson: async (context) => {
    await letIn(context);
    return written(SUBJECT, 'person.invitation', { after: PERSON });
  },
  shutOutPerson: async (context) => {
    await letIn(context);
    await context.staff.delete(`/api/admin/licences/${SUBJECT}/people/${PERSON.email}`).expect(200);
    return written(SUBJECT, 'person.removal', { before: PERSON });
  },
};
