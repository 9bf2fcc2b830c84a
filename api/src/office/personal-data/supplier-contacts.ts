import { supplierModel } from '../../catalogue/suppliers/index.ts';
import { importRowModel } from '../../files/imports/index.ts';
import { copyEntries, NO_ENTRIES } from '../../requests/audit/index.ts';
import { countedOf, type Kind } from './kind.ts';
import type { Person } from './person.ts';

/** Rows of supplier files that name a contact, read or applied. */
const rowsAbout = ({ same }: Person) => ({
  $or: [{ 'parsed.values.contacts.email': same }, { 'after.contacts.email': same }],
});

/** Contacts of suppliers, and the rows of files that brought them, which can't be undone afterwards. */
export const supplierContacts: Kind = {
  read: ({ connection }, person) =>
    countedOf(async function* () {
      const { same } = person;
      const found = supplierModel(connection).find({ 'contacts.email': same }).lean();
      for await (const { name, contacts } of found.cursor())
        yield { supplier: name, contacts: contacts.filter(({ email }) => same.test(email)) };
      const rows = importRowModel(connection).find(rowsAbout(person)).maxTimeMS(30_000).lean();
      for await (const row of rows.cursor()) yield { import: row.import, rows: row.rows };
    }),
  erase: async ({ connection, clock }, person) => {
    await supplierModel(connection).updateMany(
      { 'contacts.email': person.same },
      { $pull: { contacts: { email: person.same } }, $set: { updatedAt: clock() }, $inc: { version: 1 } },
    );
    const rows = importRowModel(connection);
    await copyEntries(connection, rows);
    await rows.deleteMany({ ...rowsAbout(person), ...NO_ENTRIES }).maxTimeMS(30_000);
  },
};
