import { contactFields } from 'shared-domain/forms';
import { mailsOf } from '../../../test/staff.ts';
import { testApi } from '../../../test/test-api.ts';
import { createOrderWorker } from '../../workers.ts';
import { contactMessageModel } from './model.ts';

describe('the contact form', () => {
  const api = testApi();

  const formData = {
    fullName: 'Ada Lovelace',
    email: 'ada@example.com',
    licenseNumber: '305-218',
    message: 'Do you deliver to Victoria?',
  };

  // CONTACT-4
  test('A message is stored and emailed to the orders mailbox, which can reply to it', async () => {
    const answer = await api.browser().post('/api/contact').send({ formData });
    expect([answer.status, answer.body]).toEqual([202, { accepted: true }]);
    const stored = await contactMessageModel(api.deps.connection).find().lean();
    expect(stored).toMatchObject([formData]);
    await createOrderWorker(api.deps).runDue();
    const [mail] = await mailsOf(api);
    expect([mail?.to].flat()).toEqual(['orders@cbo.example']);
    expect(mail?.text).toContain('Do you deliver to Victoria?');
  });

  // CONTACT-4
  test('Every field that is filled in is stored and emailed', async () => {
    const typed = (name: string) => (name === 'email' ? 'ada@example.com' : `What was typed as ${name}`);
    const full = Object.fromEntries(Object.keys(contactFields).map((name) => [name, typed(name)]));
    await api.browser().post('/api/contact').send({ formData: full }).expect(202);
    const messages = contactMessageModel(api.deps.connection);
    expect(await messages.findOne({ fullName: full.fullName }).lean()).toMatchObject(full);
    await createOrderWorker(api.deps).runDue();
    const texts = (await mailsOf(api)).map(({ text }) => text.replace(/\s+/g, ' '));
    const mailed = texts.find((text) => text.includes(typed('message')));
    for (const text of Object.values(full)) expect(mailed).toContain(text);
  });

  test("A line break in a name, which would end up in the mail's header, is refused", async () => {
    const fullName = 'Ada\r\nBcc: everybody@example.com';
    const answer = await api
      .browser()
      .post('/api/contact')
      .send({ formData: { ...formData, fullName } });
    expect([answer.status, answer.body.detail]).toEqual([
      422,
      'Please leave out line ends and control characters',
    ]);
  });

  test('Each bad field is named with its message, and nothing is stored', async () => {
    const before = await contactMessageModel(api.deps.connection).countDocuments();
    const bad = { fullName: 'A', email: 'nope', message: 'short' };
    const answer = await api.browser().post('/api/contact').send({ formData: bad });
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      [
        { path: 'formData.fullName', message: 'Full name must be at least 2 characters.' },
        { path: 'formData.email', message: 'Please enter a valid email address.' },
        { path: 'formData.message', message: 'Message must be at least 10 characters.' },
      ],
    ]);
    expect(await contactMessageModel(api.deps.connection).countDocuments()).toBe(before);
  });
});
