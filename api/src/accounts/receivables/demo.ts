import { addDays, dayOf } from 'shared-domain/dates';
import { type PaymentTerms, termDaysOf } from 'shared-domain/orders';
import type { Deps } from '../../foundation/dependencies.ts';
import { licenseeModel, saveLicensee } from '../licences/index.ts';
import { addEntry } from './book.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** An account with terms that pays, one that is late and near its limit, and one on hold. */
const ACCOUNTS: readonly [
  string,
  { paymentTerms: PaymentTerms; creditLimit?: number; creditHold?: string },
][] = [
  ['308-276', { paymentTerms: 'net-14' }],
  ['310-549', { paymentTerms: 'net-30', creditLimit: 6_000 }],
  ['306-031', { paymentTerms: 'net-7', creditHold: 'Cheque no. 118 was returned' }],
];

/** Licence, days ago, cents, invoice number; negative cents are a payment by cheque. */
const ENTRIES: readonly [string, number, number, string?][] = [
  ['308-276', 33, 84_210, 'B-2041'],
  ['308-276', 17, -84_210],
  ['308-276', 9, 61_380, 'B-2077'],
  ['310-549', 71, 96_540, 'B-1982'],
  ['310-549', 44, 72_060, 'B-2019'],
  ['310-549', 30, -50_000],
  ['310-549', 12, 48_720, 'B-2069'],
  ['306-031', 102, 39_930, 'B-1911'],
];

/** Terms and ledgers of three demo accounts. After an interrupted start it adds what is missing. */
export async function oweDemo(deps: Deps, who: string): Promise<void> {
  const numbers = ACCOUNTS.map(([number]) => number);
  const found = await licenseeModel(deps.connection)
    .find({ _id: { $in: numbers } })
    .lean();
  const names = new Map(found.map(({ _id, companyName }) => [_id, companyName]));
  const terms = new Map(ACCOUNTS);
  for (const [number, companyName] of names)
    await saveLicensee(deps, { email: who }, number, { companyName, ...terms.get(number) });
  for (const [place, [number, daysAgo, cents, document]] of ENTRIES.entries()) {
    const name = names.get(number);
    if (name === undefined) continue;
    const at = new Date(deps.clock().getTime() - daysAgo * DAY_MS);
    const due = addDays(dayOf(at), termDaysOf(terms.get(number)?.paymentTerms ?? 'on-delivery'));
    const base = { id: `demo-${place}`, at: at.toISOString(), cents, who };
    await addEntry(deps, { number, name }, (there) =>
      there?.entries.some(({ id }) => id === base.id)
        ? undefined
        : {
            entry: document
              ? { ...base, kind: 'invoice', document, due }
              : { ...base, kind: 'payment', method: 'cheque', reference: 'No. 204' },
          },
    );
  }
}
