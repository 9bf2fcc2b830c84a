import { randomUUID } from 'node:crypto';
import { type Browser, kegOrder, staffMember } from '../../../test/buyers.ts';
import { afterwards, distinctMails, gaps } from '../../../test/killable.ts';
import { killableShop } from '../../../test/killable-shop.ts';
import { line } from '../../../test/shop.ts';
import { kegAccountModel } from './model.ts';

const world = killableShop();
const ACCOUNT = 'email:ines@tremblay.example';
const LINES = [line('KEG', 2), line('SMALL', 1)];

let staff: Browser;
beforeEach(async () => {
  staff = await staffMember(world.shop);
});

const setStatus = (id: string, status: string) =>
  staff.patch(`/api/admin/orders/${id}`).send({ status }).expect(200);
const stored = () => kegAccountModel(world.shop.api.deps.connection).findById(ACCOUNT).lean();

// KEGS-2
test.each(gaps(12))(
  'a process killed before database command %i while it books delivered kegs loses and doubles none',
  async (gap) => {
    const id = await kegOrder(staff, LINES, 919.95);
    await world.shop.work();
    await setStatus(id, 'delivered');
    await world.killable.dieBefore(gap);
    await world.killable.work();
    await afterwards(world.shop);
    expect(await stored()).toMatchObject({ total: 3, entries: [{ kind: 'out' }] });
  },
);

// KEGS-6
test.each(gaps(12))(
  'a process killed before database command %i while it sends reminders of kegs loses and doubles none',
  async (gap) => {
    await setStatus(await kegOrder(staff, LINES, 919.95), 'delivered');
    await world.shop.work();
    await world.shop.forgetMails();
    await staff
      .post('/api/admin/kegs/reminders')
      .send({ id: randomUUID(), accounts: [ACCOUNT] })
      .expect(202);
    await world.killable.dieBefore(gap);
    await world.killable.work();
    await afterwards(world.shop);
    expect(await distinctMails(world.shop)).toBe(1);
    expect((await stored())?.reminders).toHaveLength(1);
  },
);
