import { setTimeout as pause } from 'node:timers/promises';
import { type Db, type IndexDescription, MongoClient, ObjectId } from 'mongodb';
import { type KegEntry, lotsOf } from 'shared-domain/kegs';
import { licenceKey } from 'shared-domain/licences';
import { type ProductDocument, toProduct } from '../../src/catalogue/products/index.ts';
import { openConnection } from '../../src/foundation/database/index.ts';
import { type OrderDocument, trigramsOf } from '../../src/orders/order/index.ts';
import { recountAll } from '../../src/orders/sums/index.ts';
import { linkAfter, mentionsOf, START } from '../../src/requests/audit/index.ts';
import { randomOf } from '../fuzz/random.ts';
import { LICENCES, licenceAt, momentOf, orderAt } from './order.ts';

const BATCH = 1_000;
const RUN_STOPS = 25;
/** Where orders are put before they have their indexes. */
const LOADED = 'orders_loaded';

type Documents = Record<string, unknown>[];

/** Puts a number of orders of its products, and what goes with them, straight into a database that has its indexes. */
export async function seedYears(uri: string, count: number): Promise<void> {
  const client = await MongoClient.connect(uri);
  try {
    const db = client.db();
    const insert = inserterOf(db);
    await seedLicences(insert);
    const products = (await db.collection<ProductDocument>('products').find().toArray()).map(toProduct);
    const state = { count, now: Date.now(), products, random: randomOf(49) };
    let link = await settledLink(db);
    const runs = new Map<string, string[]>();
    const found = new Set<string>();
    let inserting: Promise<unknown> = Promise.resolve();
    for (let first = 0; first < count; first += BATCH) {
      const orders = Array.from({ length: Math.min(BATCH, count - first) }, (_, place) =>
        counted(orderAt(first + place, state)),
      );
      const entries = orders.map(auditOf).map((entry) => {
        link = linkAfter(link, entry);
        return { ...entry, chain: link, mentions: mentionsOf(entry) };
      });
      for (const order of orders) noteStop(runs, order);
      for (const text of orders.flatMap(({ texts = [] }) => texts)) found.add(text);
      await inserting;
      inserting = Promise.all([insert(LOADED, orders), insert('audit', entries)]);
    }
    await inserting;
    await indexAndName(db);
    await insert(
      'order_texts',
      [...found].map((_id) => ({ _id, trigrams: trigramsOf(_id) })),
    );
    await insert('runs', [...runs].map(runDayOf));
    await insert('keg_accounts', kegAccounts(count, state.now));
    const connection = await openConnection(uri);
    await recountAll({ connection, clock: () => new Date(state.now) });
    await connection.close();
  } finally {
    await client.close();
  }
}

/** Orders are indexed once they are all there: each insert would pay for twenty indexes. */
async function indexAndName(db: Db): Promise<void> {
  const indexes = await db.collection('orders').indexes();
  await db
    .collection(LOADED)
    .createIndexes(indexes.map(({ v: _version, ...index }) => index) as IndexDescription[]);
  await db.collection(LOADED).rename('orders', { dropTarget: true });
}

/** An order without its mark: the day sums are made of all orders at the end. */
const counted = ({ uncounted: _mark, ...order }: OrderDocument): OrderDocument => order;

const inserterOf = (db: Db) => async (name: string, documents: Documents | OrderDocument[]) => {
  if (documents.length > 0)
    await db
      .collection(name)
      .insertMany(documents as Documents, { ordered: false, ignoreUndefined: true, writeConcern: { w: 1 } });
};

async function seedLicences(insert: ReturnType<typeof inserterOf>): Promise<void> {
  const at = new Date();
  const documents = Array.from({ length: LICENCES }, (_, place) => {
    const { number, name } = licenceAt(place);
    return { _id: number, key: licenceKey(number), companyName: name, created_at: at, updatedAt: at };
  });
  await insert('licensees', documents);
}

/** The last link once the API has chained the entries of its own start. */
async function settledLink(db: Db) {
  do await pause(5_000);
  while ((await db.collection('audit').countDocuments({ unchained: true })) > 0);
  const [last] = await db.collection('audit').find().sort({ 'chain.number': -1 }).limit(1).toArray();
  return (last?.chain as typeof START | undefined) ?? START;
}

const auditOf = ({ _id: subject, status, timeline }: OrderDocument) => ({
  _id: new ObjectId(),
  at: timeline.at(-1)?.at ?? new Date(),
  who: 'nora@cbo.example',
  action: 'order.status',
  subject,
  before: { status: 'pending' },
  after: { status },
});

function noteStop(runs: Map<string, string[]>, { _id, delivery, status }: OrderDocument): void {
  if (delivery?.kind !== 'delivery' || status !== 'delivered') return;
  runs.set(delivery.day, [...(runs.get(delivery.day) ?? []), _id]);
}

function runDayOf([day, orders]: [string, string[]]) {
  const at = `${day}T20:00:00.000Z`;
  const stop = (orderId: string) => ({
    ...{ orderId, postalCode: 'V6B 1A1', state: 'delivered', picked: true, moved: 1, at },
    receivedBy: 'Bo',
  });
  const runs = Array.from({ length: Math.ceil(orders.length / RUN_STOPS) }, (_, place) => ({
    ...{ id: `${day}-${String(place + 1).padStart(2, '0')}`, driver: 'Kai', leaveAt: '09:00', leftAt: at },
    stops: orders.slice(place * RUN_STOPS, (place + 1) * RUN_STOPS).map(stop),
  }));
  return {
    _id: day,
    version: 1,
    made: runs.length,
    runs,
    removed: [],
    followUps: [],
    updatedAt: new Date(at),
  };
}

/** One order in ten brought a keg to its account; all but the last two came back. */
function kegAccounts(count: number, now: number): Documents {
  const each = Math.ceil(count / 10 / LICENCES) * 2;
  return Array.from({ length: Math.min(LICENCES, count) }, (_, licence) => {
    const entries = Array.from({ length: each + 2 }, (_entry, place): KegEntry & { who: string } => {
      const isOut = place >= each || place % 2 === 0;
      const at = momentOf(Math.floor((count * place) / (each + 2)), count, now).toISOString();
      return { id: `${licence}-${place}`, at, kind: isOut ? 'out' : 'back', ...keg(isOut) };
    });
    const lots = lotsOf(entries) ?? [];
    return {
      ...{ _id: `licence:${licenceAt(licence).number}`, name: licenceAt(licence).name, entries, lots },
      ...{ total: lots.reduce((sum, lot) => sum + lot.number, 0), version: entries.length },
      ...{ reminders: [], followUps: [], createdAt: new Date(entries[0]?.at ?? now) },
    };
  });
}

const keg = (isOut: boolean) => ({ change: { 50: isOut ? 1 : -1 }, who: 'nora@cbo.example' });

/** `node seed.ts COUNT` fills the database at MONGODB_URI. */
if (process.argv[1] === import.meta.filename)
  await seedYears(process.env.MONGODB_URI ?? '', Number(process.argv[2]));
