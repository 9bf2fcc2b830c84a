/** What counts as sold: orders that came to be, were not cancelled and, in the retail shop, were paid. */
export const SOLD = {
  state: 'placed',
  status: { $ne: 'cancelled' },
  $or: [{ channel: { $ne: 'dtc' } }, { 'payment.status': 'paid' }],
};
