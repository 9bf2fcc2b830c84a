import { type APIRequestContext, expect } from '@playwright/test';

/** A mail as the mailbox's list of messages tells of it. */
export type Mail = { id: string; to: string[]; subject: string; text: string; html: string };

/** The mails that an address got whose subject holds `subject`, newest first. */
export async function mailsTo(request: APIRequestContext, to: string, subject = ''): Promise<Mail[]> {
  const answer = await request.get('/local/mailbox/messages.json', { params: { to, subject } });
  expect(answer.ok()).toBe(true);
  const body = (await answer.json()) as { messages: Mail[] };
  return body.messages;
}

/** Waits until an address has got a mail whose subject holds `subject`, and answers the newest one. */
export async function mailTo(request: APIRequestContext, to: string, subject: string): Promise<Mail> {
  await expect.poll(async () => (await mailsTo(request, to, subject)).length).toBeGreaterThan(0);
  const [mail] = await mailsTo(request, to, subject);
  if (!mail) throw new Error(`no mail about '${subject}' to ${to}`);
  return mail;
}
