import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { siteData } from '../site.ts';

/** Controls of the stand-ins (docs/running.md). */
export type Fault = { fail?: number; delayMs?: number; hang?: boolean; times?: number; match?: string };
export type WebhookRoad = { drop?: boolean; hold?: boolean; copies?: number; delayMs?: number };

/** The file in which the running site writes its parts' addresses. */
const siteFile = join(siteData(), 'site.json');

async function tell(path: string, body: unknown): Promise<unknown> {
  const { standIns } = JSON.parse(await readFile(siteFile, 'utf8')) as { standIns: string };
  const answer = await fetch(`${standIns}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** Canada Post: faults, or no services. */
export const carrier = {
  misbehave: (fault: Fault) => tell('/carrier/_control', fault),
  offerNothing: (none: boolean) => tell('/carrier/_control/offers', { none }),
};

/** Mails: faults; `match` may be a recipient. */
export const post = { misbehave: (fault: Fault) => tell('/sendgrid/_control', fault) };

/** Stripe: faults, what a payer or time does to a session, and how its events travel. */
export const payments = {
  misbehave: (fault: Fault) => tell('/stripe/_control', fault),
  road: (road: WebhookRoad) => tell('/stripe/_control/webhooks', road),
  pay: (session: string) => tell(`/stripe/_control/sessions/${session}/pay`, {}),
  expire: (session: string) => tell(`/stripe/_control/sessions/${session}/expire`, {}),
};

/** Clears all faults, after each journey that set one. */
export async function clearFaults(): Promise<void> {
  await Promise.all([
    carrier.misbehave({}),
    carrier.offerNothing(false),
    post.misbehave({}),
    payments.misbehave({}),
    payments.road({}),
  ]);
}
