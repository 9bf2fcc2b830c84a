import { type Browser, staffMember, wholesaleOrder } from '../../../test/buyers.ts';
import { afterwards, gaps } from '../../../test/killable.ts';
import { killableShop } from '../../../test/killable-shop.ts';
import { receivablesModel } from './model.ts';

const world = killableShop();
const NUMBER = '104882';

let staff: Browser;
beforeEach(async () => {
  staff = await staffMember(world.shop);
  const terms = { companyName: 'The Gull & Anchor', paymentTerms: 'net-14' };
  await staff.put(`/api/admin/licences/${NUMBER}`).send(terms).expect(200);
});

// RECEIVABLE-4
test.each(gaps(12))(
  'a process killed before database command %i while it books a delivered order invoices it once',
  async (gap) => {
    const id = await wholesaleOrder(staff);
    await world.shop.work();
    await staff.patch(`/api/admin/orders/${id}`).send({ status: 'delivered' }).expect(200);
    await world.killable.dieBefore(gap);
    await world.killable.work();
    await afterwards(world.shop);
    const stored = await receivablesModel(world.shop.api.deps.connection).findById(NUMBER).lean();
    expect(stored).toMatchObject({ balance: 13_080, entries: [{ document: id }] });
  },
);
