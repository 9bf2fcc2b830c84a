import { gaps } from '../../../test/killable.ts';
import { killableShop } from '../../../test/killable-shop.ts';
import { contactMessageModel } from '../../messages/contact/index.ts';
import { leadModel } from '../../messages/leads/index.ts';
import { auditModel } from '../../requests/audit/index.ts';
import { milestoneModel } from '../operations/index.ts';
import { eraseTonight } from './retention.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const world = killableShop();

beforeEach(async () => {
  const { connection } = world.shop.api.deps;
  const now = world.shop.clock.now().getTime();
  const at = (days: number) => new Date(now - days * DAY_MS);
  const person = { name: 'Ada', email: 'ada@example.com', source: 'retail_popup' };
  const message = { fullName: 'Ada', email: 'ada@example.com', message: 'Do you deliver?' };
  await leadModel(connection).deleteMany({});
  await contactMessageModel(connection).deleteMany({});
  await auditModel(connection).deleteMany({});
  await milestoneModel(connection).deleteMany({});
  await milestoneModel(connection).create([{ _id: 'retention', at: at(1) }]);
  await leadModel(connection).create([
    { ...person, created_at: at(800) },
    { ...person, created_at: at(2) },
  ]);
  await contactMessageModel(connection).insertOne({ ...message, created_at: at(400) });
});

// PRIVACY-7
test.each(gaps(40))(
  'a process killed before database command %i of a night leaves the rest to the next one, and nothing goes without an entry',
  async (gap) => {
    const { shop, killable } = world;
    const { connection } = shop.api.deps;
    await killable.dieBefore(gap);
    await killable.work('retention');
    const gone = 2 - (await leadModel(connection).countDocuments());
    expect(await auditModel(connection).countDocuments({ action: 'retention.leads' })).toBeGreaterThanOrEqual(
      gone,
    );
    shop.clock.advance(DAY_MS);
    await eraseTonight(shop.api.deps);
    expect(await leadModel(connection).countDocuments()).toBe(1);
    expect(await contactMessageModel(connection).countDocuments()).toBe(0);
  },
);
