import { mailModel } from '../../messages/mails/index.ts';
import type { FollowUpSource, WithFollowUps } from '../../requests/follow-ups/index.ts';
import { countedOf, documentsOf, type Kind } from './kind.ts';
import type { Person } from './person.ts';

/** Mails without an order: to the address, or about a message from it. */
const alone = documentsOf(mailModel, ({ same }) => ({
  $or: [{ 'mail.to': same }, { 'mail.form.email': same }],
}));

/** A record's mails, sent and pending. */
const owed = ({ same }: Person) => ({ followUps: { $elemMatch: { kind: 'email', 'data.to': same } } });

/** Mails, sent and pending. Those of an order are kept as long as its customer data. */
export const mailsOf = (sources: readonly FollowUpSource[]): Kind => {
  const others = sources.filter(({ modelName }) => !['Order', 'Mail'].includes(modelName));
  return {
    read: async (deps, person) => {
      const { documents } = await alone.read(deps, person);
      return countedOf(async function* () {
        yield* documents();
        for (const source of others) {
          const records = source.find(owed(person), { followUps: 1 }).maxTimeMS(30_000);
          for await (const { followUps } of records.lean<WithFollowUps[]>().cursor())
            yield* followUps
              .filter(({ kind, data }) => kind === 'email' && person.same.test(String(data.to)))
              .map(({ state, dueAt, finishedAt, data }) => ({ state, dueAt, finishedAt, ...data }));
        }
      });
    },
    erase: async (deps, person) => {
      await alone.erase(deps, person);
      for (const source of others) {
        await source.updateMany(owed(person), {
          $pull: { followUps: { kind: 'email', 'data.to': person.same } },
        });
      }
    },
  };
};
