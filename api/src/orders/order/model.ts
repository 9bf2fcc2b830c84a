import { DURABLE, modelOf, schemaOf } from '../../foundation/database/index.ts';
import { carryEntries } from '../../requests/audit/index.ts';
import { FOLLOW_UP_INDEX } from '../../requests/follow-ups/index.ts';
import { type OrderDocument, orderStored } from './document.ts';

const orderSchema = schemaOf(orderStored, { collection: 'orders', minimize: false, ...DURABLE });
/** An index of placed orders alone costs nothing while an order is being placed. */
const PLACED = { partialFilterExpression: { state: 'placed' } };
// The staff's list, whole and by each of its filters.
orderSchema.index(
  {
    ...{ state: 1, orderDate: -1, _id: -1 },
    // A period's orders are sorted by total, and filtered, without reading them.
    ...{ totalAmount: 1, status: 1, channel: 1, 'payment.status': 1 },
  },
  { name: 'dated', ...PLACED },
);
orderSchema.index(
  { status: 1, channel: 1, 'payment.status': 1, orderDate: -1, _id: -1 },
  { name: 'filtered', ...PLACED },
);
orderSchema.index(
  { status: 1, channel: 1, 'payment.status': 1, totalAmount: -1, _id: -1 },
  { name: 'totals', ...PLACED },
);
orderSchema.index({ updatedAt: -1 }, PLACED);
// The search.
orderSchema.index({ texts: 1, orderDate: -1, _id: -1 }, { name: 'texts', ...PLACED });
orderSchema.index({ numberEnds: 1, _id: -1 }, PLACED);
// What day sums don't include yet.
orderSchema.index(
  { uncounted: 1 },
  { partialFilterExpression: { state: 'placed', uncounted: { $exists: true } } },
);
// The reconciler; former orders; payments.
orderSchema.index(
  { state: 1, reservedAt: 1 },
  { name: 'unplaced', partialFilterExpression: { state: { $in: ['reserving', 'rejected'] } } },
);
orderSchema.index({ 'payment.sessionId': 1 }, { sparse: true });
orderSchema.index({ 'payment.paymentIntent': 1 }, { sparse: true });
orderSchema.index({ 'payment.status': 1, orderDate: -1 }, { sparse: true });
orderSchema.index({ 'payment.disputes.id': 1 }, { sparse: true });
orderSchema.index({ 'payment.refunds.at': 1 }, { sparse: true });
orderSchema.index({ 'credits.at': 1 }, { sparse: true });
orderSchema.index({ licenseNum: 1, orderDate: -1 }, { sparse: true });
orderSchema.index({ customerEmail: 1, orderDate: -1 });
// Licensees' order figures; a covering index.
orderSchema.index(
  { channel: 1, state: 1, status: 1, licenseNum: 1, orderDate: -1, totalAmount: 1 },
  { name: 'licensees', partialFilterExpression: { channel: 'licensee', state: 'placed' } },
);
// What waits for staff to confirm it.
orderSchema.index({ 'review.until': 1 }, { sparse: true });
// What came back with a driver and is neither credited nor dismissed yet.
orderSchema.index(
  { 'returned.at': 1 },
  { name: 'returned', partialFilterExpression: { 'returned.settled': false } },
);
// What waits because of what its account owes.
orderSchema.index({ 'held.at': 1 }, { sparse: true });
orderSchema.index({ asker: 1, orderDate: -1 }, { sparse: true });
orderSchema.index({ 'restoring.at': 1 }, { sparse: true });
// A day's deliveries, and pick-ups; covers the counts of days.
orderSchema.index(
  { 'delivery.kind': 1, 'delivery.day': 1, status: 1, state: 1, 'delivery.units': 1 },
  { name: 'deliveries', partialFilterExpression: { 'delivery.kind': { $exists: true } } },
);
// What went out in a period.
orderSchema.index(
  { 'timeline.at': 1 },
  { name: 'out', partialFilterExpression: { state: 'placed', status: { $in: ['shipped', 'delivered'] } } },
);
orderSchema.index(FOLLOW_UP_INDEX);
carryEntries(orderSchema);

/** Orders, bound to a connection. Read them lean; only orders, payments and follow-ups write them. */
export const orderModel = modelOf<OrderDocument>('Order', orderSchema);
