import { randomUUID } from 'node:crypto';
import { wholesaleOrder } from '../buyers.ts';
import { type StaffContext, type Writes, written } from './written.ts';

const subject = '104882';

async function paid({ staff }: StaffContext): Promise<string> {
  const id = randomUUID();
  await staff
    .post(`/api/admin/receivables/${subject}/entries`)
    .send({ id, kind: 'payment', method: 'cash', amount: 40 })
    .expect(200);
  return id;
}

/** What accounts owe: each staff write made once. */
export const receivableWrites: Writes = {
  recordReceivable: async (context) => {
    await paid(context);
    const entry = { action: 'receivable.payment', before: { owes: 0 }, after: { owes: -40, method: 'cash' } };
    return { subject, entry };
  },
  reverseReceivable: async (context) => {
    const id = await paid(context);
    await context.staff
      .post(`/api/admin/receivables/${subject}/entries/${id}/reversal`)
      .send({ reason: 'Counted twice' })
      .expect(200);
    const after = { owes: 0, reason: 'Counted twice' };
    return written(subject, 'receivable.reversed', { before: { owes: -40 }, after });
  },
  sendStatements: async (context) => {
    await paid(context);
    const days = { from: '2026-11-01', to: '2026-11-30' };
    const contacts = [{ name: 'Ada Lund', email: 'ada@gull.example', orderMails: true }];
    const account = { companyName: 'The Gull & Anchor', contacts };
    await context.staff.put(`/api/admin/licences/${subject}`).send(account).expect(200);
    await context.staff
      .post('/api/admin/statements')
      .send({ id: randomUUID(), ...days, accounts: [subject] })
      .expect(200);
    const after = { ...days, emails: ['ada@gull.example'] };
    return written(subject, 'receivable.statement', { after });
  },
  releaseOrder: async ({ staff }) => {
    const put = (creditHold: string | null) =>
      staff
        .put(`/api/admin/licences/${subject}`)
        .send({ companyName: 'The Gull & Anchor', creditHold })
        .expect(200);
    await put('Cheque bounced');
    const id = await wholesaleOrder(staff);
    await put(null);
    await staff.post(`/api/admin/orders/${id}/release`).send({ reason: 'Paid by phone' }).expect(200);
    return written(id, 'order.release', { after: { reason: 'Paid by phone' } });
  },
};
