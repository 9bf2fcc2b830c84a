import { contactFields } from 'shared-domain/forms';
import { mailsOf } from '../../../test/staff.ts';
import { testApi } from '../../../test/test-api.ts';
import { createOrderWorker } from '../../workers.ts';
import { contactMessageModel } from './model.ts';

describe('the contact form', () => {
  const api = testApi();

  // CONTACT-4
  test('Every field of a message is stored, and emailed to the orders mailbox', async () => {
    const typed = (name: string) => (name === 'email' ? 'ada@example.com' : `What was typed as ${name}`);
    const full = Object.fromEntries(Object.keys(contactFields).map((name) => [name, typed(name)]));
    await api.browser().post('/api/contact').send({ formData: full }).expect(202, { accepted: true });
    const messages = contactMessageModel(api.deps.connection);
    expect(await messages.findOne({ fullName: full.fullName }).lean()).toMatchObject(full);
    await createOrderWorker(api.deps).runDue();
    const [mail] = await mailsOf(api);
    expect([mail?.to].flat()).toEqual(['orders@cbo.example']);
    const mailed = mail?.text.replace(/\s+/g, ' ');
    for (const text of Object.values(full)) expect(mailed).toContain(text);
  });
});
