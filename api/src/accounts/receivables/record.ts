import { randomUUID } from 'node:crypto';
import type { receivableRequest } from 'shared-domain/contracts';
import { centsOf, dollarsOf, formatCents } from 'shared-domain/money';
import { METHOD_LABELS, type PaidBy } from 'shared-domain/orders';
import { canReverse, reversalOf } from 'shared-domain/receivables';
import type { z } from 'zod';
import type { Deps } from '../../foundation/dependencies.ts';
import { entryOf } from '../../requests/audit/index.ts';
import { type FollowUp, followUp } from '../../requests/follow-ups/index.ts';
import { problem } from '../../requests/problems/index.ts';
import type { Staff } from '../../requests/protections/index.ts';
import { billAddressesOf, licenseeModel } from '../licences/index.ts';
import { addEntry } from './book.ts';
import type { ReceivablesDocument, StoredEntry } from './model.ts';
import { bookOrder } from './orders.ts';

type Request = z.output<typeof receivableRequest>;

const refused = (reason: string) => problem('receivable_refused', { values: { reason } });

/** The number and name of an account; throws `not_found` for a licence that isn't registered. */
export async function accountNamed({ connection }: Deps, number: string) {
  const licensee = await licenseeModel(connection).findById(number, { companyName: 1, creditHold: 1 }).lean();
  if (!licensee) throw problem('not_found');
  return { number, name: licensee.companyName, creditHold: licensee.creditHold };
}

/**
 * Records a payment, write-off or correction of staff (RECEIVABLE-5). An id is recorded once. Delivered orders that a payment names
 * get their invoice first.
 */
export async function record(deps: Deps, staff: Staff, number: string, request: Request): Promise<void> {
  const account = await accountNamed(deps, number);
  const settles = request.kind === 'correction' ? [] : (request.settles ?? []);
  for (const order of settles) await bookOrder(deps, order, true);
  const followUps = request.kind === 'payment' && request.mail ? await receipts(deps, account, request) : [];
  await addEntry(deps, account, (there) => {
    const before = there?.entries ?? [];
    if (before.some(({ id }) => id === request.id)) return undefined;
    refuseUnknown(before, settles);
    if (request.kind === 'write-off') refuseBeyond(there, settles, request.amount);
    const entry = entryFor(request, deps.clock(), staff.email);
    return { entry, followUps, audit: auditOf(deps, staff, number, there, entry) };
  });
}

/** The entry of a payment, in cents. */
export function entryFor(request: Request, at: Date, who: string): StoredEntry {
  const cents = centsOf(request.amount);
  const base = { id: request.id, at: at.toISOString(), kind: request.kind, who };
  if (request.kind === 'correction') return { ...base, cents, reason: request.reason };
  const { settles = [] } = request;
  const settled = { ...base, cents: -cents, ...(settles.length > 0 ? { settles } : {}) };
  if (request.kind === 'write-off') return { ...settled, reason: request.reason };
  const { method, reference } = request;
  return { ...settled, method, ...(reference ? { reference } : {}) };
}

function refuseUnknown(entries: readonly StoredEntry[], settles: readonly string[]): void {
  const unknown = settles.find(
    (document) => !entries.some((one) => one.kind === 'invoice' && one.document === document),
  );
  if (unknown !== undefined) throw refused(`${unknown} is no delivered order of this account.`);
}

/** No more is written off than is left of the invoices that it names. */
function refuseBeyond(there: ReceivablesDocument | null, settles: readonly string[], amount: number): void {
  const left = (there?.open ?? [])
    .filter(({ document }) => settles.includes(document))
    .reduce((sum, item) => sum + item.left, 0);
  if (centsOf(amount) > left) throw refused(`Only ${formatCents(left)} of it are left to write off.`);
}

/** Reverses an entry by another one, once (RECEIVABLE-6). Idempotent. */
export async function reverse(
  deps: Deps,
  staff: Staff,
  number: string,
  { entry: id, reason }: { entry: string; reason: string },
): Promise<void> {
  const account = await accountNamed(deps, number);
  await addEntry(deps, account, (there) => {
    const before = there?.entries ?? [];
    const wrong = before.find((entry) => entry.id === id);
    if (!wrong) throw problem('not_found');
    if (before.some(({ undoes }) => undoes === id)) return undefined;
    if (!canReverse(before, id))
      throw refused(
        wrong.paymentIntent === undefined
          ? 'It follows its order: change or credit that instead.'
          : "Refund it in Stripe's dashboard: the ledger follows.",
      );
    const entry = { ...reversalOf(wrong, deps.clock().toISOString()), who: staff.email, reason };
    return { entry, audit: auditOf(deps, staff, number, there, entry) };
  });
}

function auditOf(
  deps: Deps,
  staff: Staff,
  subject: string,
  there: ReceivablesDocument | null,
  { kind, cents, method, reference, reason, undoes }: StoredEntry,
) {
  const before = there?.balance ?? 0;
  return entryOf(deps, staff.email, {
    action: undoes === undefined ? `receivable.${kind}` : 'receivable.reversed',
    subject,
    before: { owes: dollarsOf(before) },
    after: {
      owes: dollarsOf(before + cents),
      ...(method ? { method } : {}),
      ...(reference ? { reference } : {}),
      ...(reason ? { reason } : {}),
    },
  });
}

type Paid = { amount: number; method: PaidBy; reference?: string | undefined };

/** The receipts of a payment, one for each of the account's addresses. */
export async function receipts(
  deps: Deps,
  { number, name }: { number: string; name: string },
  { amount, method, reference }: Paid,
): Promise<FollowUp[]> {
  const to = (await billAddressesOf(deps, [number])).get(number) ?? [];
  const at = deps.clock();
  const facts = { name, amount: formatCents(centsOf(amount)), how: METHOD_LABELS[method], reference };
  return to.map((address) =>
    followUp('email', at, { mail: 'receipt', to: address, receipt: randomUUID(), ...facts }),
  );
}
