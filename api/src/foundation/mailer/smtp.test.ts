import { type Mail, type StandIns, startStandIns } from '../../../../local/src/stand-ins/index.ts';
import { mailService } from './service.ts';
import { smtp } from './smtp.ts';

const from = { email: 'orders@cbo.example', name: 'Coastal Brew Outfitters' };
const mail = {
  id: 'CBO-1:customer',
  to: 'ines@tremblay.example',
  subject: 'Světlý Ležák is ready',
  html: '<p>Světlý <img src="cid:can"></p>',
  text: 'Světlý',
  pictures: [{ id: 'can', png: Buffer.from('a picture').toString('base64') }],
  files: [{ name: 'sales.csv', type: 'text/csv', content: Buffer.from('a,b').toString('base64') }],
  replyTo: 'nora.whitfield@cbo.example',
  unsubscribeAt: 'https://shop.example/out',
};

describe('mail by SMTP', () => {
  let standIns: StandIns;
  beforeAll(async () => {
    standIns = await startStandIns({ smtpPort: 0 });
  });
  afterAll(() => standIns.stop());

  const send = (to = mail.to) => smtp({ url: String(standIns.smtpUrl) }, from)({ ...mail, to });

  const received = async (): Promise<Mail[]> => {
    const answer = await fetch(`${standIns.url}/local/mailbox/messages.json`);
    return ((await answer.json()) as { messages: Mail[] }).messages;
  };

  // MAIL-5, MAIL-6, MAIL-11
  test('arrives with its pictures, files, id and address to unsubscribe', async () => {
    const service = { by: 'smtp' as const, url: String(standIns.smtpUrl) };
    await mailService({ service, from })(mail);
    const [arrived] = await received();
    expect(arrived).toMatchObject({
      from: 'Coastal Brew Outfitters <orders@cbo.example>',
      to: [mail.to],
      replyTo: mail.replyTo,
      subject: mail.subject,
      customArgs: { mail_id: mail.id },
      headers: {
        'Message-ID': '<CBO-1%3Acustomer@cbo.example>',
        'List-Unsubscribe': '<https://shop.example/out>',
      },
      attachments: [
        { contentId: 'can', type: 'image/png', content: mail.pictures[0]?.png },
        { filename: 'sales.csv', type: 'text/csv', content: mail.files[0]?.content },
      ],
    });
    expect([arrived?.text.trim(), arrived?.html.trim()]).toEqual([mail.text, mail.html]);
  });

  // MAIL-4
  test('that the server refuses for good is given up, and one that it refuses for now is not', async () => {
    await expect(send('nobody@refused.example')).rejects.toMatchObject({
      name: 'MailRefused',
      message: 'the mail server answered 550',
    });
    await expect(send('busy@refused.example')).rejects.toMatchObject({
      name: 'Error',
      message: 'the mail server answered 451',
    });
  });

  // MAIL-4
  test('is tried again when no server answers', async () => {
    const nowhere = smtp({ url: 'smtp://127.0.0.1:9' }, from);
    await expect(nowhere(mail)).rejects.toMatchObject({
      name: 'Error',
      message: expect.stringContaining('did not answer'),
    });
  });
});
