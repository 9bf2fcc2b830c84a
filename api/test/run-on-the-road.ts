import { driverLogModel } from '../src/deliveries/driver/index.ts';
import { type Browser, staffMember } from './buyers.ts';
import { orderForRun, outRun, phoneOf, sent, stockForRun } from './driver.ts';
import { DAY, RUN } from './planned-run.ts';
import { freshKey, line, type Shop } from './shop.ts';
import { prepared } from './test-shop.ts';

type BoardStop = { orderId: string; moved: number; state: string } & Record<string, unknown>;

/** Each test finds a run of three orders that has left, and the phone that has opened it. Returns what office and driver do. */
export function runOnTheRoad(shop: Shop) {
  const stops: [string, string, string] = ['', '', ''];
  let staff: Browser;
  let phone: Browser;
  prepared(shop, async () => {
    staff = await staffMember(shop);
    await stockForRun(shop, staff);
    for (const place of stops.keys()) stops[place] = await orderForRun(staff);
    await outRun(staff, stops);
    phone = await phoneOf(shop, staff);
  });
  const read = async (path: string) => (await staff.get(path).expect(200)).body;
  const board = async (): Promise<BoardStop[]> => (await read(`/api/admin/runs/days/${DAY}`)).runs[0].stops;
  const send = async (...updates: Parameters<typeof sent>) => {
    const answer = await phone.post(`/api/runs/${RUN}/presses`).send(sent(...updates));
    expect(answer.status).toBe(200);
    return answer.body;
  };
  return {
    stops,
    read,
    board,
    send,
    /** Why the first of these updates is refused. */
    refusalOf: async (...updates: Parameters<typeof sent>) => (await send(...updates)).refused[0]?.why,
    onBoard: async (order: string) => (await board()).find(({ orderId }) => orderId === order),
    onPhone: async () => (await phone.get(`/api/runs/${RUN}`).expect(200)).body,
    sendRaw: (body: object) => phone.post(`/api/runs/${RUN}/presses`).send(body).expect(200),
    sendAnything: (body: object) => phone.post(`/api/runs/${RUN}/presses`).send(body),
    sendPhoto: (photo: string, file: Buffer) =>
      phone.put(`/api/runs/${RUN}/photos/${photo}`).attach('photo', file, 'photo.jpg'),
    photoOf: (order: string) => staff.get(`/api/admin/orders/${order}/photo`),
    log: () => driverLogModel(shop.api.deps.connection).findById(RUN).lean(),
    move: (stop: { orderId: string; moved: number } | undefined) =>
      staff
        .post('/api/admin/runs/moves')
        .send({ day: DAY, orders: [{ id: stop?.orderId, moved: stop?.moved }], to: null }),
    orderOf: (id: string) => read(`/api/admin/orders/${id}`),
    newOrder: () => orderForRun(staff),
    setStatus: (id: string, status: string) =>
      staff.patch(`/api/admin/orders/${id}`).send({ status }).expect(200),
    /** Credits what the driver noted as returned: two broken cases of IPA. */
    creditReturns: (id: string) =>
      staff
        .post(`/api/admin/orders/${id}/credits`)
        .set('Idempotency-Key', freshKey())
        .send({
          lines: [line('IPA', 2)],
          reason: 'broken',
          note: '',
          restock: false,
          mail: true,
          ofReturns: true,
        }),
    dismissReturns: (id: string) => staff.post(`/api/admin/orders/${id}/returns/dismissal`),
    ledger: async () => {
      await shop.work();
      return read('/api/admin/kegs/licence:104882');
    },
  };
}
