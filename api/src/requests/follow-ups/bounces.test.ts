import { generateKeyPairSync, sign } from 'node:crypto';
import { mailsOf, staffBrowser } from '../../../test/staff.ts';
import { testApi } from '../../../test/test-api.ts';
import { createOrderWorker } from '../../workers.ts';

const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const SENDGRID_WEBHOOK_KEY = publicKey.export({ format: 'der', type: 'spki' }).toString('base64');

describe('events of the mail service', () => {
  const api = testApi({ environment: { SENDGRID_WEBHOOK_KEY } });

  const tell = (events: object[], { told = events, key = privateKey } = {}) => {
    const timestamp = '1795205000';
    const signature = sign('sha256', Buffer.from(timestamp + JSON.stringify(events)), key).toString('base64');
    return api
      .browser()
      .post('/api/webhooks/sendgrid')
      .set('Content-Type', 'application/json')
      .set('X-Twilio-Email-Event-Webhook-Signature', signature)
      .set('X-Twilio-Email-Event-Webhook-Timestamp', timestamp)
      .send(JSON.stringify(told));
  };

  /** Leaves a lead, and returns the id of its mail. */
  const mailTo = async (email: string) => {
    await api.browser().post('/api/leads').send({ name: 'Ada', email, source: 'retail_popup' }).expect(201);
    await createOrderWorker(api.deps).runDue();
    const mail = (await mailsOf(api)).find(({ to }) => to.includes(email));
    return { mail_id: mail?.customArgs.mail_id, headers: mail?.headers };
  };

  // MAIL-10
  test('A mail that bounced is shown to staff with its reason, and can be sent again', async () => {
    const { mail_id } = await mailTo('gone@example.com');
    const bounce = { event: 'bounce', mail_id, reason: '550 5.1.1 No such user', email: 'gone@example.com' };
    await tell([{ event: 'processed', mail_id }, bounce]).expect(200, { received: true });
    await tell([bounce]).expect(200);
    const staff = await staffBrowser(api);
    const { followUps } = (await staff.get('/api/admin/follow-ups')).body;
    expect(followUps).toMatchObject([
      { id: mail_id, state: 'given-up', lastError: 'The email did not arrive: 550 5.1.1 No such user' },
    ]);
    await staff.post(`/api/admin/follow-ups/${mail_id}/retry`).expect(200);
    await createOrderWorker(api.deps).runDue();
    expect((await staff.get('/api/admin/follow-ups')).body.followUps).toEqual([]);
  });

  // MAIL-10
  test('Events with another signature or body are refused, and change nothing', async () => {
    const { mail_id } = await mailTo('here@example.com');
    const bounce = [{ event: 'bounce', mail_id }];
    const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
    await tell(bounce, { key: stranger }).expect(400);
    await tell([{ event: 'open' }], { told: bounce }).expect(400);
    const staff = await staffBrowser(api);
    expect((await staff.get('/api/admin/follow-ups')).body.followUps).toEqual([]);
  });

  // MAIL-11
  test('A mail to a lead tells mail programs how to unsubscribe', async () => {
    const { headers } = await mailTo('listed@example.com');
    expect(headers?.['List-Unsubscribe']).toBe('<mailto:orders@cbo.example?subject=UNSUBSCRIBE>');
  });
});
