import { randomUUID } from 'node:crypto';
import { staffMember } from '../../../test/buyers.ts';
import { answerOf, cookieOf, distinctMails, gaps, post } from '../../../test/killable.ts';
import { killableShop } from '../../../test/killable-shop.ts';

const world = killableShop();
const NUMBER = '104882';

// RECEIVABLE-18
test.each(gaps(8))(
  'a process killed before database command %i while it puts a statement on its way mails it once',
  async (gap) => {
    const { shop, killable } = world;
    const staff = await staffMember(shop);
    const contacts = [{ name: 'Ada Lund', email: 'ada@gull.example', orderMails: true }];
    const account = { companyName: 'The Gull & Anchor', contacts };
    await staff.put(`/api/admin/licences/${NUMBER}`).send(account).expect(200);
    await staff
      .post(`/api/admin/receivables/${NUMBER}/entries`)
      .send({ id: randomUUID(), kind: 'correction', amount: 40, reason: 'Balance of our old books' })
      .expect(200);
    const headers = { Cookie: cookieOf(await post(shop.api.url, '/auth/dev-session', {})) };
    const days = { from: '2026-11-01', to: '2026-11-30' };
    const body = { id: randomUUID(), ...days, accounts: [NUMBER] };
    await killable.dieBefore(gap);
    await answerOf(post(killable.url, '/admin/statements', body, headers));
    await killable.work();
    await staff.post('/api/admin/statements').send(body).expect(200);
    shop.clock.advance(61_000);
    await shop.work();
    expect(await distinctMails(shop)).toBe(1);
    const { body: progress } = await staff.get('/api/admin/statements/progress').query(days).expect(200);
    expect(progress).toEqual({ waiting: 0, sent: 1, failed: 0 });
  },
);
