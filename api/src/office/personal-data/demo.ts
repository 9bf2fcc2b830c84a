import { addDays, dayOf, instantAt } from 'shared-domain/dates';
import { RETENTION_DEFAULTS } from 'shared-domain/staff';
import type { Deps } from '../../foundation/dependencies.ts';
import { contactMessageModel } from '../../messages/contact/index.ts';
import { leadModel } from '../../messages/leads/index.ts';

const LEADS: readonly [name: string, email: string, daysAgo: number][] = [
  ['Hana Okafor', 'hana@okafor.example', 12],
  ['Owen Castellanos', 'owen@castellanos.example', RETENTION_DEFAULTS.leads],
  ['Mirela Dragan', 'mirela@dragan.example', RETENTION_DEFAULTS.leads],
];

/** Demo leads and a message, some old enough for the next nightly erasure. */
export async function leaveDemoMessages({ connection, clock }: Deps): Promise<void> {
  const at = (daysAgo: number) => instantAt(addDays(dayOf(clock()), -daysAgo), '12:00');
  const leads = leadModel(connection);
  if (await leads.exists({ mailbox: LEADS[0]?.[1] })) return;
  const message = 'Do you deliver to Ladner, and is there a smallest order?';
  const form = { fullName: 'Hana Okafor', email: 'hana@okafor.example', message };
  await contactMessageModel(connection).insertOne({ ...form, created_at: at(11) });
  await leads.insertMany(
    LEADS.map(([name, email, daysAgo]) => ({
      ...{ name, email, mailbox: email, source: 'retail_popup', created_at: at(daysAgo) },
    })),
  );
}
