import { copyEntries, NO_ENTRIES } from '../audit/index.ts';
import { emailAccount, kegAccountModel } from '../kegs/index.ts';
import { licenseeModel } from '../licensees/index.ts';
import type { Kind } from './kind.ts';

/** The keg account of a customer of the keg portal. It stays while kegs are out: they are to come back. */
export const kegs: Kind = {
  read: async ({ connection }, { email }) => {
    const account = await kegAccountModel(connection).findById(emailAccount(email), { followUps: 0 }).lean();
    return { documents: account ? [account] : [], kept: account && account.total !== 0 ? 1 : 0 };
  },
  erase: async ({ connection }, { email }) => {
    const model = kegAccountModel(connection);
    await copyEntries(connection, model);
    await model.deleteOne({ _id: emailAccount(email), total: 0, ...NO_ENTRIES });
  },
};

/** A contact of licensed accounts, and which reminders went there. The account itself is a business's. */
export const contacts: Kind = {
  read: async ({ connection }, { same }) => {
    const found = await licenseeModel(connection)
      .find(
        { $or: [{ 'contacts.email': same }, { 'reminders.to': same }] },
        { companyName: 1, contacts: 1, reminders: 1 },
      )
      .maxTimeMS(30_000)
      .lean();
    return {
      documents: found.map(({ _id, companyName, contacts = [], reminders = [] }) => ({
        licenseNumber: _id,
        companyName,
        contacts: contacts.filter(({ email }) => same.test(email)),
        reminders: reminders
          .filter(({ to }) => to.some((address) => same.test(address)))
          .map(({ endDate, days, at }) => ({ endDate, days, at })),
      })),
    };
  },
  erase: async ({ connection, clock }, { same }) => {
    const model = licenseeModel(connection);
    // A form that still shows the contact is out of date from now on, so that saving it doesn't bring them back.
    await model.updateMany(
      { 'contacts.email': same },
      { $pull: { contacts: { email: same } }, $set: { updatedAt: clock() } },
    );
    await model.updateMany({ 'reminders.to': same }, { $pull: { 'reminders.$[].to': same } });
  },
};
