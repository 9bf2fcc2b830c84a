import { type Document, ObjectId } from 'mongodb';
import { keptState } from '../../../test/start-api.ts';
import { testApi } from '../../../test/test-api.ts';
import { chainEntries, countTrimmable, trimAudit, verifyChain, writeEntries } from './index.ts';
import { entryOf } from './pending.ts';

const api = testApi();
const audit = () => api.deps.connection.collection<Document>('audit');
const ENTRIES = 24;
/** How many of them are old enough to be erased. */
const AGED = 10;

const entry = (subject: string) =>
  entryOf(api.deps, 'nora@cbo.example', {
    action: 'product.edit',
    subject,
    before: { abv: 5 },
    after: { abv: 6.5 },
  });

const verified = () => verifyChain(api.deps.connection);

/** Chains entries by four processes at once, while they arrive. */
async function chainedAudit(): Promise<void> {
  const { connection } = api.deps;
  await Promise.all(
    Array.from({ length: 4 }, async (_, writer) => {
      for (let count = 0; count < ENTRIES / 4; count += 1) {
        await writeEntries(connection, [entry(`IPA-${writer}-${count}`)]);
        await chainEntries(connection);
      }
    }),
  );
}

let restore: () => Promise<void>;
beforeAll(async () => {
  await chainedAudit();
  restore = await keptState(api.deps.connection);
});
beforeEach(() => restore());

// STAFF-23
test('Every entry has one place in the chain, however many processes chain at once', async () => {
  const numbers = (await audit().find().sort({ 'chain.number': 1 }).toArray()).map(
    ({ chain }) => chain.number,
  );
  expect(numbers).toEqual(Array.from({ length: ENTRIES }, (_, place) => place + 1));
  const report = await verified();
  expect(report).toMatchObject({ entries: ENTRIES, waiting: 0, head: { number: ENTRIES } });
  expect(report.broken).toBeUndefined();
});

// STAFF-23
test.each<[string, () => Promise<unknown>, RegExp]>([
  [
    'changed content',
    () => audit().updateOne({ 'chain.number': 17 }, { $set: { 'after.abv': 7 } }),
    /^entry number 17 \(\w+\) was changed$/,
  ],
  [
    'another person',
    () => audit().updateOne({ 'chain.number': 1 }, { $set: { who: 'x@cbo.example' } }),
    /number 1 /,
  ],
  [
    'another time',
    () => audit().updateOne({ 'chain.number': ENTRIES }, { $set: { at: new Date(0) } }),
    new RegExp(`number ${ENTRIES} `),
  ],
  ['a removed entry', () => audit().deleteOne({ 'chain.number': 12 }), /^entry number 12 is missing$/],
  [
    'an entry put beside the chain',
    () => audit().insertOne({ ...entry('X'), _id: new ObjectId() }),
    /is outside the chain$/,
  ],
  [
    'a removed entry whose number another one got',
    async () => {
      await audit().deleteOne({ 'chain.number': 12 });
      await audit().updateOne({ 'chain.number': 13 }, { $set: { 'chain.number': 12 } });
    },
    /^entry number 12 \(\w+\) was changed$/,
  ],
])('Verification finds %s', async (_what, tamper, broken) => {
  await tamper();
  expect((await verified()).broken).toMatch(broken);
});

test('An entry that was just written waits for its place, and the chain is whole without it', async () => {
  await writeEntries(api.deps.connection, [entry('NEW')]);
  expect(await verified()).toMatchObject({ entries: ENTRIES, waiting: 1 });
  expect(await chainEntries(api.deps.connection)).toMatchObject({ number: ENTRIES + 1 });
  expect(await verified()).toMatchObject({ entries: ENTRIES + 1, waiting: 0 });
});

// PRIVACY-8
test('The beginning is erased by age and noted, and the rest stays whole and tamper-proof', async () => {
  const { connection } = api.deps;
  const long = new Date('2019-01-01T00:00:00Z');
  const stored = await audit().find().sort({ 'chain.number': 1 }).toArray();
  await audit().deleteMany({});
  const aged = stored.map(({ chain, ...content }, place) => ({
    ...content,
    ...(place < AGED ? { at: new Date(long.getTime() + place) } : {}),
    unchained: true,
  }));
  await audit().insertMany(aged as Document[]);
  await chainEntries(connection);
  const before = new Date('2020-01-01T00:00:00Z');
  expect(await countTrimmable(connection, before)).toBe(AGED);
  await trimAudit(api.deps, before);
  await chainEntries(connection);
  expect(await audit().countDocuments()).toBe(ENTRIES - AGED + 1);
  const report = await verified();
  expect([report.broken, report.head.number]).toEqual([undefined, ENTRIES + 1]);
  const [note] = await audit().find({ action: 'audit.trim' }).toArray();
  expect(note).toMatchObject({ who: 'retention', after: { through: AGED } });
  await trimAudit(api.deps, before);
  expect(await audit().countDocuments({ action: 'audit.trim' })).toBe(1);
  await audit().deleteOne({ 'chain.number': AGED + 1 });
  expect((await verified()).broken).toMatch(/^entry number 1 is missing$/);
});

// PRIVACY-8
test('An erasure that was interrupted leaves a chain that is whole', async () => {
  const { connection } = api.deps;
  const [last] = await audit().find({ 'chain.number': 20 }).toArray();
  const after = { through: 20, hash: last?.chain.hash };
  await writeEntries(connection, [
    entryOf(api.deps, 'retention', { action: 'audit.trim', subject: 'audit', after }),
  ]);
  await audit().deleteMany({ 'chain.number': { $gt: 0, $lte: 7 } });
  expect((await verified()).broken).toBeUndefined();
  await audit().updateOne({ 'chain.number': 14 }, { $set: { who: 'x@cbo.example' } });
  expect((await verified()).broken).toMatch(/number 14 /);
});
