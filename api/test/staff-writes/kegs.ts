import { randomUUID } from 'node:crypto';
import { sendOrder } from '../buyers.ts';
import { line } from '../shop.ts';
import { type StaffContext, type Writes, written } from './written.ts';

const account = 'licence:104882';

/** Two kegs of 50 L that staff say are out; returns the booking's id. */
async function twoOut({ staff }: StaffContext): Promise<string> {
  const id = randomUUID();
  await staff
    .post(`/api/admin/kegs/${account}/entries`)
    .send({ id, kind: 'corrected', kegs: { 50: 2 }, reason: 'Counted' })
    .expect(200);
  return id;
}

/** Keg accounts: each staff write made once. */
export const kegWrites: Writes = {
  bookKegs: async (context) => {
    await twoOut(context);
    return written(account, 'kegs.corrected', {
      before: { out: { 50: 0, 30: 0, 20: 0 } },
      after: { out: { 50: 2, 30: 0, 20: 0 }, reason: 'Counted' },
    });
  },
  undoKegEntry: async (context) => {
    const entry = await twoOut(context);
    await context.staff.post(`/api/admin/kegs/${account}/entries/${entry}/undo`).expect(200);
    return written(account, 'kegs.undo', {
      before: { out: { 50: 2, 30: 0, 20: 0 } },
      after: { out: { 50: 0, 30: 0, 20: 0 } },
    });
  },
  remindOfKegs: async (context) => {
    const mailed = 'email:ines@tremblay.example';
    const { body } = await sendOrder(
      context.staff,
      'keg',
      {
        firstName: 'Ines',
        lastName: 'Tremblay',
        email: 'ines@tremblay.example',
        phone: '604-555-0199',
        lines: [line('KEG', 1)],
        expectedTotal: 367.98,
      },
      randomUUID(),
    ).expect(201);
    await context.staff.patch(`/api/admin/orders/${body.id}`).send({ status: 'delivered' }).expect(200);
    await context.shop.work();
    await context.staff
      .post('/api/admin/kegs/reminders')
      .send({ id: randomUUID(), accounts: [mailed] })
      .expect(202, { reminded: 1 });
    return written(mailed, 'kegs.remind', { after: { kegs: '1 × 50 L', to: ['ines@tremblay.example'] } });
  },
};
