import { afterwards, distinctMails, gaps } from '../../../test/killable.ts';
import { killableShop } from '../../../test/killable-shop.ts';
import { stockAlertsModel, tellWhatIsBack } from './index.ts';

const world = killableShop();
const WAITING = 3;

beforeEach(async () => {
  const now = world.shop.clock.now();
  const alerts = stockAlertsModel(world.shop.api.deps.connection);
  await alerts.deleteMany({});
  await alerts.insertMany(
    Array.from({ length: WAITING }, (_, at) => ({
      _id: `pub-${at}@example.com`,
      email: `pub-${at}@example.com`,
      key: `key-${at}`,
      alerts: [
        {
          productId: 'IPA',
          channel: 'licensee',
          state: 'waiting',
          until: new Date(now.getTime() + 60_000_000),
        },
      ],
      followUps: [],
      updatedAt: now,
    })),
  );
});

// ALERT-5
test.each(gaps(12))(
  'a process killed before database command %i of telling what is back mails each address once',
  async (gap) => {
    await world.killable.dieBefore(gap);
    await world.killable.work('stock-alerts');
    await Promise.all([tellWhatIsBack(world.shop.api.deps), tellWhatIsBack(world.shop.api.deps)]);
    await afterwards(world.shop);
    expect(await distinctMails(world.shop)).toBe(WAITING);
    const [stored] = await stockAlertsModel(world.shop.api.deps.connection).find().lean();
    expect([stored?.alerts, stored?.followUps.length]).toEqual([[], 1]);
  },
);

// ALERT-5
test.each(gaps(8))(
  'a process killed before database command %i of mailing sends each mail, with one id',
  async (gap) => {
    await tellWhatIsBack(world.shop.api.deps);
    await world.killable.dieBefore(gap);
    await world.killable.work();
    world.shop.clock.advance(61_000);
    await afterwards(world.shop);
    expect(await distinctMails(world.shop)).toBe(WAITING);
  },
);
