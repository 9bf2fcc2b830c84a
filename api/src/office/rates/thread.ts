import { parentPort, workerData } from 'node:worker_threads';
import { MongoClient } from 'mongodb';
import { createRehearsal, type RehearsedOrder } from 'shared-domain/accounting';
import { chargeRowsOn, chargeTable } from 'shared-domain/charges';
import type { OrderDocument } from 'shared-domain/orders';
import type { ThreadAnswer, ThreadInput } from './rehearsal.ts';

type Stored = Omit<RehearsedOrder, 'id'> & Pick<OrderDocument, 'pricing'> & { _id: string };

const FIELDS = { channel: 1, items: 1, charges: 1, totalAmount: 1, 'pricing.province': 1 };

const { uri, collection, filter, rates, on } = workerData as ThreadInput;
const table = chargeTable(rates);
const rehearsal = createRehearsal();
const client = await MongoClient.connect(uri, { serverSelectionTimeoutMS: 5_000, maxPoolSize: 1 });
try {
  const orders = client
    .db()
    .collection<Stored>(collection)
    .find(filter, { projection: FIELDS, maxTimeMS: 30_000 });
  for await (const { _id, pricing, ...order } of orders)
    rehearsal.add({ ...order, id: _id }, chargeRowsOn(on, order.channel, pricing.province, table));
} finally {
  await client.close();
}
parentPort?.postMessage(rehearsal.result() satisfies ThreadAnswer);
