import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sendgrid from '@sendgrid/mail';
import { type Mail, type StandIns, startStandIns } from '../index.ts';

let standIns: StandIns;
const stateDir = mkdtempSync(path.join(os.tmpdir(), 'cbo-stand-ins-'));

// The package's types lack its client.
const { client } = sendgrid as unknown as {
  client: { setDefaultRequest(name: string, value: string): void };
};

const start = async () => {
  standIns = await startStandIns({ stateDir });
  sendgrid.setApiKey('SG.local');
  client.setDefaultRequest('baseUrl', `${standIns.url}/sendgrid`);
};

beforeEach(start);
afterEach(async () => {
  await fetch(`${standIns.url}/local/mailbox/messages.json`, { method: 'DELETE' });
  await standIns.stop();
});
afterAll(() => rmSync(stateDir, { recursive: true, force: true }));

const link = 'http://localhost:8080/admin/login#token=abc';
const mail = {
  to: 'nora.whitfield@cbo.example',
  from: { email: 'orders@cbo.example', name: 'Coastal Brew Outfitters' },
  subject: 'Sign in <now>',
  text: `Sign in: ${link}.`,
  html: `<html><head><title>x</title></head><body><a href="${link}">Sign in</a><script>alert(1)</script></body></html>`,
  customArgs: { key: 'sign-in-1' },
};

const messages = async (query = ''): Promise<Mail[]> => {
  const answer = await fetch(`${standIns.url}/local/mailbox/messages.json${query}`);
  const { messages: found } = (await answer.json()) as { messages: Mail[] };
  return found;
};

test('thousands of mails are listed without their bodies', async () => {
  await sendgrid.send(mail);
  const [brief] = await messages('?bodies=false');
  expect(brief).toMatchObject({ to: [mail.to], subject: mail.subject });
  expect(Object.keys(brief ?? {})).not.toContain('html');
});

test('the list shows the newest first and its pages escape what mails say', async () => {
  await sendgrid.send({ ...mail, subject: 'First' });
  await sendgrid.send(mail);
  const page = await (await fetch(`${standIns.url}/local/mailbox`)).text();
  expect(page.indexOf('Sign in &lt;now&gt;')).toBeGreaterThan(-1);
  expect(page.indexOf('Sign in &lt;now&gt;')).toBeLessThan(page.indexOf('First'));
});

test("an opened mail shows its HTML in a frame without scripts, links for the whole window, and the text's links", async () => {
  const [answer] = await sendgrid.send(mail);
  const id = answer.headers['x-message-id'];
  const page = await (await fetch(`${standIns.url}/local/mailbox/${id}`)).text();
  expect(page).toContain(
    'sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"',
  );
  expect(page).toContain(`<a href="${link}">${link}</a>.`);

  const body = await fetch(`${standIns.url}/local/mailbox/${id}/body`);
  expect(body.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await body.text()).toContain('<head><base target="_top">');
});

test('what SendGrid would refuse is refused', async () => {
  await expect(sendgrid.send({ ...mail, to: 'nobody' })).rejects.toMatchObject({ code: 400 });
  expect(await messages()).toEqual([]);
});

test('mails outlive the process', async () => {
  await sendgrid.send(mail);
  await standIns.stop();
  await start();
  expect(await messages()).toMatchObject([{ subject: 'Sign in <now>' }]);
});
