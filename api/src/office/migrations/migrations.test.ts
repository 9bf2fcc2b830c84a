import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BSON, type Document } from 'mongodb';
import { staffMember } from '../../../test/buyers.ts';
import { testApi } from '../../../test/test-api.ts';
import { createOrderWorker } from '../../workers.ts';
import { dryRun, migrateDatabase } from './index.ts';

/** All data of the first release after a day's work: written by its own API, exported as extended JSON. */
const FIRST_RELEASE = path.join(import.meta.dirname, '../../../test/first-release.ejson');

const api = testApi({ environment: { ADMIN_DEV_MODE: 'true' } });
const orders = () => api.deps.connection.collection<Document>('orders');

async function bringFirstRelease(): Promise<void> {
  const collections = BSON.EJSON.parse(readFileSync(FIRST_RELEASE, 'utf8')) as Record<string, Document[]>;
  for (const [name, documents] of Object.entries(collections)) {
    await api.deps.connection.collection(name).deleteMany({});
    await api.deps.connection.collection(name).insertMany(documents);
  }
  await api.deps.connection.collection('migrations').deleteMany({});
  await api.deps.live.changed('products');
}

describe("the first release's data", () => {
  beforeEach(bringFirstRelease);

  // BACKUP-5
  test('is left alone by a dry run, which says what would change', async () => {
    const before = await orders().find().toArray();
    expect(await dryRun(api.deps)).toEqual([
      { id: '001-mailboxes-of-leads', documents: 1 },
      { id: '002-charges-of-orders', documents: 6 },
      { id: '003-audit-into-the-chain', documents: 10 },
      { id: '004-addresses-in-the-audit', documents: 10 },
      { id: '005-keys-of-licences', documents: 1 },
      { id: '006-sums-and-texts-of-orders', documents: 6 },
      { id: '007-times-of-suppliers', documents: 0 },
      { id: '008-trigrams-of-texts', documents: 0 },
    ]);
    expect(await orders().find().toArray()).toEqual(before);
    expect(await api.deps.connection.collection('migrations').countDocuments()).toBe(0);
  });

  // BACKUP-5
  test('is changed once, by one of the processes that start at the same moment', async () => {
    const results = await Promise.all([1, 2, 3].map(() => migrateDatabase(api.deps)));
    expect(results.map(({ length }) => length).sort()).toEqual([0, 0, 8]);
    expect(await migrateDatabase(api.deps)).toEqual([]);
    expect(await orders().countDocuments({ charges: { $exists: false } })).toBe(0);
  });

  test('is finished by the next process if one was killed while it worked', async () => {
    const { connection } = api.deps;
    const killed = new Date(Date.now() - 31_000);
    await connection.collection<Document>('migrations').insertOne({ _id: 'lock' as never, at: killed });
    await orders().updateOne({ state: 'placed' }, { $set: { charges: [] } });
    expect(await migrateDatabase(api.deps)).toMatchObject([
      { documents: 1 },
      { documents: 5 },
      { documents: 10 },
      { documents: 10 },
      { documents: 1 },
      { documents: 6 },
      { documents: 0 },
      { documents: 0 },
    ]);
  });

  // BACKUP-5
  test('keeps each order as it was, with charges that make its total', async () => {
    const before = await orders().find().sort({ _id: 1 }).toArray();
    await migrateDatabase(api.deps);
    for (const order of before) {
      const {
        charges,
        uncounted: _mark,
        texts: _texts,
        numberEnds: _ends,
        ...rest
      } = (await orders().findOne({ _id: order._id })) as Document;
      expect(rest).toEqual(order);
      const cents = [
        ...charges,
        ...order.items.map(({ lineTotal }: Document) => ({ amount: lineTotal })),
      ].reduce(
        (sum: number, { amount }: { amount: number }) => sum + Math.round(amount * 100),
        Math.round((order.shipping?.cost ?? order.shipping?.amount ?? 0) * 100),
      );
      expect([order._id, cents]).toEqual([order._id, Math.round(order.totalAmount * 100)]);
    }
  });

  test('is worked with as today: orders listed, opened, printed and cancelled', async () => {
    await migrateDatabase(api.deps);
    const staff = await staffMember({ api } as Parameters<typeof staffMember>[0]);
    const { body } = await staff.get('/api/admin/orders').expect(200);
    expect(body.orders).toHaveLength(6);
    for (const { id } of body.orders) {
      await staff.get(`/api/admin/orders/${id}`).expect(200);
      await staff.get(`/api/admin/orders/${id}/invoice.pdf`).expect(200);
    }
    await staff.get('/api/admin/audit').expect(200);
    await staff.get('/api/admin/dashboard?days=14').expect(200);
    const keg = body.orders.find(({ channel }: { channel: string }) => channel === 'keg');
    await staff.patch(`/api/admin/orders/${keg.id}`).send({ status: 'cancelled' }).expect(200);
    await createOrderWorker(api.deps).runDue();
    const product = await api.deps.connection
      .collection<Document>('products')
      .findOne({ _id: 'KEG-50' as never });
    expect(product?.stock).toBe(12);
  });

  test('mails nothing to an early lead that signs up again', async () => {
    await migrateDatabase(api.deps);
    await api
      .browser()
      .post('/api/leads')
      .send({ name: 'Ada Lovelace', email: 'Ada@Example.com' })
      .expect(201);
    const leads = await api.deps.connection.collection<Document>('retail_leads').find().toArray();
    expect(leads.map(({ followUps = [] }) => followUps)).toEqual([[], []]);
  });
});

// BACKUP-5
test('A large collection is read from its beginning to its end, not from the beginning for each batch', async () => {
  const { connection } = api.deps;
  const things = () => connection.collection<Document>('old_things');
  // Enough that what other tests read at the same time counts for little.
  const documents = 30_000;
  await things().insertMany(Array.from({ length: documents }, (_thing, _id) => ({ _id: _id as never })));
  const scanned = async () =>
    (await connection.db?.admin().serverStatus())?.metrics.queryExecutor.scannedObjects;
  const before = await scanned();
  const change = () => ({ isNew: true });
  const id = 'of-old-things';
  const all = [{ id, collection: things, earlier: { isNew: { $exists: false } }, change }];
  expect(await migrateDatabase(api.deps, all)).toEqual([{ id, documents }]);
  expect(((await scanned()) - before) / documents).toBeLessThan(7);
});
