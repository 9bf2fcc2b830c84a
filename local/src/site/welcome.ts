import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { company } from '../../../shared-domain/src/foundation/company/index.ts';
import { type Environment, realServices } from './environment.ts';
import { WORKSPACE } from './workspace.ts';

const LICENSEES = path.join(WORKSPACE, 'api/data/demo-licensees.csv');
const STAFF = `nora.whitfield@${company.staffDomain}`;

/** A person of three demo accounts. */
const BOOKKEEPER = 'imke@ledgerline.example';

export type WelcomeOptions = { url: string; demoData: boolean; devMode: boolean; given: Environment };

/** The message printed when the site is up: addresses, and what to try first. */
export function welcome({ url, demoData, devMode, given }: WelcomeOptions): string {
  const licence = demoData ? firstLicence() : undefined;
  const real = realServices(given);
  const rows: [string, string | undefined][] = [
    ['Shop', url],
    ['Admin', `${url}/admin`],
    ['Mailbox', given.SENDGRID_API_KEY || given.SMTP_URL ? undefined : `${url}/local/mailbox`],
    ['', ''],
    ['Licence', licence && `${licence} (on ${url}/shop)`],
    ['Account', licence && `sign in at ${url}/shop/sign-in as ${BOOKKEEPER}, who has three pubs`],
    [
      'Staff',
      devMode ? `open the admin, or sign in as ${STAFF}` : `${STAFF}; the link arrives in the mailbox`,
    ],
    ['Test card', given.STRIPE_SECRET_KEY ? undefined : '4242 4242 4242 4242'],
    ['For real', real.length > 0 ? real.join(', ') : undefined],
  ];
  const lines = rows
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `  ${name.padEnd(10)} ${value}`.trimEnd());
  return ['', ...lines, '', '  Ctrl-C stops all of it.', ''].join('\n');
}

/** The first licence number of the demo data. */
function firstLicence(file = LICENSEES): string | undefined {
  if (!existsSync(file)) return undefined;
  const [header = '', first = ''] = readFileSync(file, 'utf8').split(/\r?\n/);
  const column = header.split(',').findIndex((name) => /number/i.test(name));
  return first.split(',')[column]?.trim();
}
