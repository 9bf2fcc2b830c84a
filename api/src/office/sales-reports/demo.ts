import { addDays, dayOf, instantAt } from 'shared-domain/dates';
import { dollarsOf } from 'shared-domain/money';
import { lastDueWeek } from 'shared-domain/suppliers';
import { currentProducts, priceCart } from '../../catalogue/quotes/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { reviseOrder } from '../../orders/order/index.ts';
import { fingerprintOf, placeOrder } from '../../orders/placing/index.ts';
import { prepareDue } from './prepare.ts';

const ACCOUNT = '310-549';
const NAME = 'False Creek Rowing Club';
/** One of them lacks a size. */
const LINES = [
  { productId: 'CTR-101', quantity: 3 },
  { productId: 'CUR-239', quantity: 1 },
  { productId: 'CZB-350', quantity: 1 },
  { productId: 'FRC-401', quantity: 2 },
];

/** An order that was delivered last week, and that week's reports. Idempotent. */
export async function reportDemoWeek(deps: Deps): Promise<void> {
  const now = deps.clock();
  const { from } = lastDueWeek(now, dayOf(now));
  const at = instantAt(addDays(from, 3), '11:20');
  const then = { ...deps, clock: () => at };
  const cartRequest = { channel: 'licensee' as const, account: ACCOUNT, lines: LINES };
  const { quote } = await priceCart(then, cartRequest, currentProducts);
  const { _id } = await placeOrder(then, {
    idempotencyKey: {
      ...{ space: 'system', key: `demo-report-${ACCOUNT}` },
      fingerprint: fingerprintOf('demo', ACCOUNT),
    },
    cartRequest,
    expectedTotal: dollarsOf(quote.total),
    customer: {
      ...{ customerName: NAME, customerEmail: 'orders@falsecreekrowingclub.example', accountName: NAME },
      ...{ address: '1318 Cartwright Street, Vancouver, BC, V6H 3R8', licenseNum: ACCOUNT },
    },
    delivery: { kind: 'pick-up' },
  });
  await reviseOrder(then, _id, ({ status }) =>
    status === 'delivered'
      ? undefined
      : {
          $set: { status: 'delivered', followUps: [] },
          $push: { timeline: { at, who: 'system', event: 'status', from: status, to: 'delivered' } },
        },
  );
  await prepareDue(deps);
}
