import type { QueryFilter, SortOrder } from 'mongoose';
import { testShop } from '../../../test/test-shop.ts';
import type { OrderDocument } from '../order/index.ts';
import { orderModel } from '../order/index.ts';
import { ofProduct } from '../order/ordered-units.ts';

const shop = testShop();

/** Every stage of the engine's query plan. */
function stagesOf(plan: Record<string, unknown>): string[] {
  const below = [plan.inputStage, ...((plan.inputStages as unknown[]) ?? []), plan.queryPlan].filter(Boolean);
  return [String(plan.stage), ...below.flatMap((stage) => stagesOf(stage as Record<string, unknown>))];
}

type Explained = { queryPlanner: { winningPlan: Record<string, unknown> } };

const at = new Date('2026-11-20T17:41:00.000Z');
const newest = { orderDate: -1, _id: -1 } as const;

// API-6
test.each<[string, QueryFilter<OrderDocument>, Record<string, SortOrder>]>([
  ["staff's list", { state: 'placed' }, newest],
  ['one status of the list', { $and: [{ state: 'placed' }, { status: { $in: ['pending'] } }] }, newest],
  ['one channel of the list', { $and: [{ state: 'placed' }, { channel: { $in: ['keg'] } }] }, newest],
  ['the list of some days', { $and: [{ state: 'placed' }, { orderDate: { $gte: at } }] }, newest],
  ['the latest change', { state: 'placed' }, { updatedAt: -1 }],
  [
    "a licence's former orders",
    { licenseNum: '104882', channel: 'licensee', state: 'placed' },
    { orderDate: -1 },
  ],
  ["a customer's orders", { state: 'placed', customerEmail: 'ines@tremblay.example' }, { orderDate: -1 }],
  ["the worker's search", { followUps: { $elemMatch: { state: 'due', dueAt: { $lte: at } } } }, {}],
  ['what was ordered of a scarce product', ofProduct({ productId: 'IPA', since: at }), {}],
  ["the reconciler's search", { state: 'reserving', reservedAt: { $lt: at } }, {}],
  ['the search for what a licence is placing', { state: 'reserving', licenseNum: { $exists: true } }, {}],
  ['the sweep of rejected orders', { state: 'rejected', reservedAt: { $lt: at } }, {}],
  ["the reconciler's search for orders being restored", { 'restoring.at': { $lt: at } }, {}],
  [
    'the search for orders that disagree with Stripe',
    { state: 'placed', channel: 'dtc', orderDate: { $gt: at }, 'payment.status': 'paid' },
    {},
  ],
])('%s uses an index', async (_what, filter, sort) => {
  const explained = (await orderModel(shop.api.deps.connection)
    .find(filter)
    .sort(sort)
    .explain('queryPlanner')) as unknown as Explained;
  const stages = stagesOf(explained.queryPlanner.winningPlan);
  expect(stages).toContain('IXSCAN');
  expect(stages).not.toContain('COLLSCAN');
  expect(stages).not.toContain('SORT');
});

// API-6
test('what licensees have ordered is read from an index alone', async () => {
  const explained = (await orderModel(shop.api.deps.connection)
    .find({
      channel: 'licensee',
      state: 'placed',
      licenseNum: { $in: ['104882', '305-218'] },
      status: { $in: ['pending', 'delivered'] },
    })
    .select({ _id: 0, licenseNum: 1, orderDate: 1, totalAmount: 1 })
    .explain('queryPlanner')) as unknown as Explained;
  expect(stagesOf(explained.queryPlanner.winningPlan)).not.toContain('FETCH');
});
