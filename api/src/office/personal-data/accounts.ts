import { kegAccountModel } from '../../accounts/kegs/index.ts';
import { licenseeModel } from '../../accounts/licences/index.ts';
import { emailAccount } from '../../orders/order/index.ts';
import { copyEntries, NO_ENTRIES } from '../../requests/audit/index.ts';
import { countedOf, type Kind } from './kind.ts';

/** The keg account of a keg portal customer. It is kept while kegs are out. */
export const kegs: Kind = {
  read: async ({ connection }, { email }) => {
    const own = { _id: emailAccount(email) };
    const found = await countedOf(() =>
      kegAccountModel(connection).find(own, { followUps: 0 }).lean().cursor(),
    );
    const kept = await kegAccountModel(connection).countDocuments({ ...own, total: { $ne: 0 } });
    return { ...found, kept };
  },
  erase: async ({ connection }, { email }) => {
    const model = kegAccountModel(connection);
    await copyEntries(connection, model);
    await model.deleteOne({ _id: emailAccount(email), total: 0, ...NO_ENTRIES });
  },
};

/** Contacts of licensed accounts, and the reminders sent to them. The account itself belongs to a business. */
export const contacts: Kind = {
  read: ({ connection }, { same }) =>
    countedOf(async function* () {
      const found = licenseeModel(connection)
        .find(
          { $or: [{ 'contacts.email': same }, { 'reminders.to': same }] },
          { companyName: 1, contacts: 1, reminders: 1 },
        )
        .maxTimeMS(30_000)
        .lean();
      for await (const { _id, companyName, contacts = [], reminders = [] } of found.cursor())
        yield {
          licenseNumber: _id,
          companyName,
          contacts: contacts.filter(({ email }) => same.test(email)),
          reminders: reminders
            .filter(({ to }) => to.some((address) => same.test(address)))
            .map(({ endDate, days, at }) => ({ endDate, days, at })),
        };
    }),
  erase: async ({ connection, clock }, { same }) => {
    const model = licenseeModel(connection);
    // Makes open forms stale, so that saving one doesn't restore the contact.
    await model.updateMany(
      { 'contacts.email': same },
      { $pull: { contacts: { email: same } }, $set: { updatedAt: clock() } },
    );
    await model.updateMany({ 'reminders.to': same }, { $pull: { 'reminders.$[].to': same } });
  },
};
