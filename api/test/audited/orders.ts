import { checkAndRemember } from '../../src/orders/discrepancies/index.ts';
import { act, kegOrder, paidOrder, retailOrder } from '../buyers.ts';
import { kegForm, line } from '../shop.ts';
import { type ActionContext, connectionOf, counted, type Prepared, request } from './staff-action.ts';

const CANS = [line('IPA', 12)];

const keg = ({ staff }: ActionContext) => kegOrder(staff, [line('KEG', 1)], 367.98);

const isStatus = ({ shop }: ActionContext, id: string, status: string) =>
  counted(shop, 'orders', { _id: id, status });

const toStatus = (status: string) => async (world: ActionContext) => {
  const id = await keg(world);
  return {
    send: request('PATCH', `/admin/orders/${id}`, { status }),
    behind: 5,
    entries: { action: 'order.status', subject: id },
    done: isStatus(world, id, status),
  };
};

/** Orders and their follow-ups. */
export const orderActions: Record<string, Prepared> = {
  'ship an order': toStatus('shipped'),
  'cancel an order': toStatus('cancelled'),
  'restore a cancelled order': async (world) => {
    const id = await keg(world);
    await world.staff.patch(`/api/admin/orders/${id}`).send({ status: 'cancelled' }).expect(200);
    return {
      send: request('PATCH', `/admin/orders/${id}`, { status: 'pending' }),
      behind: 12,
      entries: { action: 'order.status', subject: id, 'after.status': 'pending' },
      done: isStatus(world, id, 'pending'),
    };
  },
  'ship two orders': async (world) => {
    const ids = [await keg(world), await keg(world)];
    return {
      send: request('POST', '/admin/orders/bulk', { changes: ids.map((id) => ({ id, status: 'shipped' })) }),
      behind: 5,
      entries: { action: 'order.status' },
      done: counted(world.shop, 'orders', { status: 'shipped' }),
    };
  },
  'place an order for a customer': async (world) => {
    const lines = [line('KEG', 1)];
    const body = { ...kegForm, channel: 'keg', lines, expectedTotal: 367.98 };
    return {
      send: request('POST', '/admin/orders', body),
      behind: 11,
      entries: { action: 'order.place' },
      done: counted(world.shop, 'orders', { state: 'placed' }),
    };
  },
  'edit an order': async (world) => {
    const id = await keg(world);
    const lines = [line('KEG', 2)];
    const from = { lines: [line('KEG', 1)] };
    const body = { lines, from, expectedTotal: 735.95, mail: true };
    return {
      send: request('POST', `/admin/orders/${id}/edits`, body),
      behind: 13,
      entries: { action: 'order.edit', subject: id },
      done: counted(world.shop, 'orders', { _id: id, 'items.quantity': 2 }),
    };
  },
  'refund an order': async ({ shop, staff }) => {
    const { id } = await paidOrder(shop, staff, CANS);
    return {
      send: request('POST', `/admin/orders/${id}/refund`, {}),
      behind: 4,
      entries: { action: 'order.refund', subject: id },
      done: async () => (await refundsOf(shop, id)).length,
    };
  },
  'resend a mail': async (world) => {
    const id = await keg(world);
    return {
      send: request('POST', `/admin/orders/${id}/emails/customer/resend`),
      behind: 5,
      entries: { action: 'order.mail-resent', subject: id },
      done: async () => {
        const { timeline } = (await world.shop.order(id)) as unknown as { timeline: { event: string }[] };
        return timeline.filter(({ event }) => event === 'mail').length;
      },
    };
  },
  'retry a failed mail': async (world) => {
    await world.shop.control('/sendgrid/_control', { fail: 400 });
    const order = await keg(world);
    await world.shop.control('/sendgrid/_control', {});
    const { body } = await world.staff.get('/api/admin/follow-ups').expect(200);
    const [{ id }] = body.followUps;
    const isGivenUp = counted(world.shop, 'orders', {
      _id: order,
      followUps: { $elemMatch: { id, state: 'given-up' } },
    });
    return {
      send: request('POST', `/admin/follow-ups/${id}/retry`),
      behind: 3,
      entries: { action: 'follow-up.retry', subject: id },
      done: async () => 1 - (await isGivenUp()),
    };
  },
  'repair an order that disagrees with Stripe': async ({ shop, staff }) => {
    await shop.control('/stripe/_control/webhooks', { drop: true });
    const order = await retailOrder(staff, CANS);
    await act(shop, order.session, 'pay');
    shop.clock.advance(3 * 60_000);
    await checkAndRemember(shop.api.deps);
    const { body } = await staff.get('/api/admin/sentinel').expect(200);
    const { id } = body.findings.find(({ orderId }: { orderId?: string }) => orderId === order.id);
    return {
      send: request('POST', `/admin/sentinel/${encodeURIComponent(id)}/repair`),
      behind: 6,
      entries: { action: 'sentinel.repair', subject: id },
      done: counted(shop, 'orders', { _id: order.id, 'payment.status': 'paid' }),
    };
  },
};

async function refundsOf(shop: ActionContext['shop'], id: string): Promise<object[]> {
  const orders = connectionOf(shop).collection<{ _id: string; payment?: { refunds: object[] } }>('orders');
  return (await orders.findOne({ _id: id }))?.payment?.refunds ?? [];
}
