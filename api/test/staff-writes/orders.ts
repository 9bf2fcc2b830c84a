import { noteReturns } from '../../src/orders/credits/index.ts';
import { checkAndRemember } from '../../src/orders/discrepancies/index.ts';
import { act, type Browser, edit, paidOrder, refund, retailOrder, wholesaleOrder } from '../buyers.ts';
import { freshKey, kegForm, line } from '../shop.ts';
import { keg, type Writes, written } from './written.ts';

/** A delivered order of two cases, one of which is credited. Returns its id and the credit's. */
async function creditedOrder(staff: Browser): Promise<{ id: string; credit: string }> {
  const id = await wholesaleOrder(staff);
  await staff.patch(`/api/admin/orders/${id}`).send({ status: 'delivered' }).expect(200);
  const { body } = await staff
    .post(`/api/admin/orders/${id}/credits`)
    .set('Idempotency-Key', freshKey())
    .send({ lines: [line('IPA', 1)], reason: 'broken', note: '', restock: false, mail: true })
    .expect(200);
  return { id, credit: body.credits[0].id };
}

/** Orders and their follow-ups: each staff write made once. */
export const ordersWrites: Writes = {
  changeOrderStatus: async (context) => {
    const id = await keg(context);
    await context.staff.patch(`/api/admin/orders/${id}`).send({ status: 'shipped' }).expect(200);
    return written(id, 'order.status', { before: { status: 'pending' }, after: { status: 'shipped' } });
  },
  changeOrderStatuses: async (context) => {
    const id = await keg(context);
    await context.staff
      .post('/api/admin/orders/bulk')
      .send({ changes: [{ id, status: 'shipped' }] })
      .expect(200);
    return written(id, 'order.status', { before: { status: 'pending' }, after: { status: 'shipped' } });
  },
  placeStaffOrder: async ({ staff }) => {
    const { body } = await staff
      .post('/api/admin/orders')
      .set('Idempotency-Key', freshKey())
      .send({ ...kegForm, channel: 'keg', lines: [line('KEG', 1)], expectedTotal: 367.98 })
      .expect(201);
    return written(body.id, 'order.place', { after: { customer: 'Ines Tremblay', total: '$367.98' } });
  },
  editOrder: async (context) => {
    const id = await keg(context);
    await edit(context.staff, id, [line('KEG', 2)], {
      from: { lines: [line('KEG', 1)] },
      expectedTotal: 735.95,
      reason: 'By phone',
    }).expect(200);
    return written(id, 'order.edit', {
      before: { lines: ['1 × Lager Keg 50L'], total: '$367.98' },
      after: { lines: ['2 × Lager Keg 50L'], total: '$735.95', reason: 'By phone' },
    });
  },
  creditOrder: async ({ staff }) => {
    const { id } = await creditedOrder(staff);
    return written(id, 'order.credit', {
      after: { amount: 65.4, lines: [line('IPA', 1)], reason: 'broken', note: null, restock: false },
    });
  },
  reverseCredit: async ({ staff }) => {
    const { id, credit } = await creditedOrder(staff);
    await staff
      .post(`/api/admin/orders/${id}/credits/${credit}/reversal`)
      .set('Idempotency-Key', freshKey())
      .send({ note: 'By mistake', mail: false })
      .expect(200);
    return written(id, 'order.credit-reversed', {
      after: { amount: -65.4, lines: [line('IPA', 1)], reason: 'broken', note: 'By mistake', restock: false },
    });
  },
  dismissReturns: async (context) => {
    const { staff, shop } = context;
    const id = await wholesaleOrder(staff);
    const lines = [{ ...line('IPA', 1), reason: 'broken' as const }];
    await noteReturns(shop.api.deps, id, { id: 'update', lines, who: 'driver of run 2026-11-23-01' });
    await staff.post(`/api/admin/orders/${id}/returns/dismissal`).expect(200);
    return written(id, 'order.returns-dismissed', { before: { lines }, after: null });
  },
  refundOrder: async (context) => {
    const { id } = await paidOrder(context.shop, context.staff, [line('IPA', 12)]);
    await context.shop.control('/stripe/_control', { fail: 500 });
    // A refund that Stripe can't make now is made later: staff asked for it all the same.
    await refund(context.staff, id, { reason: 'Broken' }).expect(502);
    return written(id, 'order.refund', {
      before: { refundedAmount: 0 },
      after: { reason: 'Broken', lines: [line('IPA', 12)] },
    });
  },
  resendOrderMail: async (context) => {
    const id = await keg(context);
    await context.staff.post(`/api/admin/orders/${id}/emails/customer/resend`).expect(202);
    return written(id, 'order.mail-resent', { after: { kind: 'customer' } });
  },
  repairFinding: async (context) => {
    await context.shop.control('/stripe/_control/webhooks', { drop: true });
    const order = await retailOrder(context.staff, [line('IPA', 12)]);
    await act(context.shop, order.session, 'pay');
    context.shop.clock.advance(3 * 60_000);
    await checkAndRemember(context.shop.api.deps);
    const { body } = await context.staff.get('/api/admin/sentinel').expect(200);
    const { id, detail } = body.findings.find(({ orderId }: { orderId?: string }) => orderId === order.id);
    await context.staff.post(`/api/admin/sentinel/${encodeURIComponent(id)}/repair`).expect(200);
    return written(id, 'sentinel.repair', { before: { detail }, after: { repair: 'record-payment' } });
  },
  retryFollowUp: async (context) => {
    await context.shop.control('/sendgrid/_control', { fail: 400 });
    await keg(context);
    const { body } = await context.staff.get('/api/admin/follow-ups').expect(200);
    const [{ id }] = body.followUps;
    await context.staff.post(`/api/admin/follow-ups/${id}/retry`).expect(200);
    return written(id, 'follow-up.retry', { before: { state: 'given-up' }, after: { state: 'due' } });
  },
};
