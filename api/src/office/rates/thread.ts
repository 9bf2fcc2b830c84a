import { parentPort, workerData } from 'node:worker_threads';
import { createRehearsal } from 'shared-domain/accounting';
import { chargeRowsOn, chargeTable } from 'shared-domain/charges';
import { openConnection } from '../../foundation/database/index.ts';
import { type OrderDocument, orderModel } from '../../orders/order/index.ts';
import type { ThreadAnswer, ThreadInput } from './rehearsal.ts';

const FIELDS = { channel: 1, items: 1, charges: 1, totalAmount: 1, 'pricing.province': 1 };

const { uri, filter, rates, on } = workerData as ThreadInput;
const table = chargeTable(rates);
const rehearsal = createRehearsal();
const connection = await openConnection(uri, { timeoutMs: 5_000 });
try {
  const orders = orderModel(connection)
    .find(filter)
    .select(FIELDS)
    .maxTimeMS(30_000)
    .lean<OrderDocument[]>()
    .cursor();
  for await (const { _id: id, pricing, ...order } of orders)
    rehearsal.add(
      { ...order, id, charges: order.charges ?? [] },
      chargeRowsOn(on, order.channel, pricing.province, table),
    );
} finally {
  await connection.close();
}
parentPort?.postMessage(rehearsal.result() satisfies ThreadAnswer);
