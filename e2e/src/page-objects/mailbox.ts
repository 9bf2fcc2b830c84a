import { type APIRequestContext, expect } from '@playwright/test';

/** A mail in the mailbox's list. */
export type Mail = { id: string; to: string[]; subject: string; text: string; html: string };

/** Mails to an address whose subject contains `subject`, newest first. */
export async function mailsTo(request: APIRequestContext, to: string, subject = ''): Promise<Mail[]> {
  const answer = await request.get('/local/mailbox/messages.json', { params: { to, subject } });
  expect(answer.ok()).toBe(true);
  const body = (await answer.json()) as { messages: Mail[] };
  return body.messages;
}

/** Waits for a mail to an address whose subject contains `subject`; returns the newest. */
export async function mailTo(request: APIRequestContext, to: string, subject: string): Promise<Mail> {
  await expect.poll(async () => (await mailsTo(request, to, subject)).length).toBeGreaterThan(0);
  const [mail] = await mailsTo(request, to, subject);
  if (!mail) throw new Error(`no mail about '${subject}' to ${to}`);
  return mail;
}

/** Performs an action that sends a mail and waits for that new mail; some are delayed 15 s for an Undo. */
export async function mailTriggeredBy(
  request: APIRequestContext,
  to: string,
  subject: string,
  ask: () => Promise<unknown>,
): Promise<Mail> {
  const before = (await mailsTo(request, to, subject)).length;
  await ask();
  const count = async () => (await mailsTo(request, to, subject)).length;
  await expect.poll(count, { timeout: 40_000 }).toBeGreaterThan(before);
  return mailTo(request, to, subject);
}
