import type { TestApi } from './start-api.ts';

export const NORA = 'nora.whitfield@cbo.example';

export type Browser = ReturnType<TestApi['browser']>;

type ShownMail = {
  to: string[] | string;
  subject: string;
  text: string;
  headers: Record<string, string>;
  customArgs: Record<string, string>;
};

/** The mails that SendGrid's stand-in has received. */
export async function mailsOf(api: TestApi): Promise<ShownMail[]> {
  const answer = await fetch(`${api.standIns.url}/local/mailbox/messages.json`);
  const body = (await answer.json()) as { messages?: ShownMail[] } | ShownMail[];
  return Array.isArray(body) ? body : (body.messages ?? []);
}

/** The token of the newest sign-in link in the mailbox. */
export async function emailedToken(api: TestApi): Promise<string> {
  for (const { text } of await mailsOf(api)) {
    const token = /login#token=([\w.%-]+)/.exec(text)?.[1];
    if (token) return decodeURIComponent(token);
  }
  throw new Error('no sign-in link was mailed');
}

/** A browser in which a member of staff has signed in by an emailed link. */
export async function staffBrowser(api: TestApi, email = NORA): Promise<Browser> {
  const browser = api.browser();
  await browser.post('/api/auth/link').send({ email }).expect(202);
  await browser
    .post('/api/auth/session')
    .send({ token: await emailedToken(api) })
    .expect(200);
  return browser;
}

/** The cookies that an answer sets, as a browser sends them back. */
export const cookieOf = (answer: { headers: Record<string, unknown> }): string =>
  [answer.headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => String(cookie).split(';')[0])
    .join('; ');
