import type { Request } from 'express';
import type { AccountBillsJson } from 'shared-domain/contracts';
import { dayOf } from 'shared-domain/dates';
import { termsText } from 'shared-domain/orders';
import type { Deps } from '../../foundation/dependencies.ts';
import { sendCreditNote } from '../../orders/credits/index.ts';
import { findOrder, type OrderDocument, orderModel } from '../../orders/order/index.ts';
import { answerPdf, invoiceFile } from '../../orders/papers/index.ts';
import type { Handlers } from '../../requests/calls/index.ts';
import { problem } from '../../requests/problems/index.ts';
import { memberIn } from '../../requests/protections/index.ts';
import { billsLink } from '../contact-links/index.ts';
import { licenseeModel } from '../licences/index.ts';
import { accountNamed, presentAccount, receivablesModel, type StoredEntry } from '../receivables/index.ts';
import { sendStatement } from '../statements/index.ts';

type Names =
  | 'accountBills'
  | 'accountBillsLink'
  | 'accountInvoice'
  | 'accountCreditNote'
  | 'accountStatement';

/** What an account owes, and its papers, for those of its people who may see bills (PEOPLE-2). */
export const memberBillHandlers = (deps: Deps): Handlers<Names> => ({
  accountBills: async ({ request, response }) => {
    response.set('Cache-Control', 'no-store');
    return readBills(deps, (await memberIn(deps, request)).licenseNumber);
  },
  accountBillsLink: async ({ request, response }) => {
    response.set('Cache-Control', 'no-store');
    const { email, licenseNumber } = await memberIn(deps, request);
    return { url: billsLink(deps, licenseNumber, { email, from: dayOf(deps.clock()) }) };
  },
  accountInvoice: async ({ params, request, response }) => {
    const order = await ownOrder(deps, request, params.id);
    return answerPdf(response, `invoice-${order._id}`, await invoiceFile(deps, order));
  },
  accountCreditNote: async ({ params, request, response }) =>
    sendCreditNote(deps, await ownOrder(deps, request, params.id), params.credit, response),
  accountStatement: async ({ query, request, response }) =>
    sendStatement(deps, (await memberIn(deps, request)).licenseNumber, query, response),
});

/** An order of the account; for its people another one doesn't exist. */
async function ownOrder(deps: Deps, request: Request, id: string): Promise<OrderDocument> {
  const { licenseNumber } = await memberIn(deps, request);
  const order = await findOrder(deps, id);
  if (order?.channel !== 'licensee' || order.licenseNum !== licenseNumber) throw problem('order_not_found');
  return order;
}

async function readBills(deps: Deps, number: string): Promise<AccountBillsJson> {
  const account = await accountNamed(deps, number);
  const ledger = await receivablesModel(deps.connection).findById(number).lean();
  const licensee = await licenseeModel(deps.connection).findById(number, { paymentTerms: 1 }).lean();
  const { balance, overdue, ages, credit, invoices, entries } = presentAccount(account, ledger, deps.clock());
  const papers = await papersOf(deps, number, ledger?.entries ?? []);
  return {
    ...{ balance, overdue, ages, credit, invoices },
    terms: termsText(licensee?.paymentTerms ?? 'on-delivery'),
    entries: entries.map(({ who: _, reason: __, canReverse: ___, undoes: ____, ...entry }) => {
      const paper = papers.get(entry.id);
      return { ...entry, ...(paper ? { paper } : {}) };
    }),
    months: [...new Set(entries.map(({ at }) => dayOf(new Date(at)).slice(0, 7)))],
  };
}

type Paper = NonNullable<AccountBillsJson['entries'][number]['paper']>;

/** The papers of the ledger's entries, by their ids. */
async function papersOf({ connection }: Deps, licenseNum: string, entries: readonly StoredEntry[]) {
  const orders = await orderModel(connection)
    .find({ licenseNum, channel: 'licensee', state: 'placed' })
    .select('credits.id')
    .lean<Pick<OrderDocument, '_id' | 'credits'>[]>();
  const credits = new Map(
    orders.flatMap((order) => (order.credits ?? []).map(({ id }) => [id, order._id] as const)),
  );
  const ids = new Set(orders.map(({ _id }) => _id));
  return new Map(
    entries.flatMap(({ id, kind, document, undoes }): [string, Paper][] => {
      const credit = id.replace(/^credit /, '');
      const order = kind === 'credit-note' ? credits.get(credit) : undefined;
      if (order !== undefined) return [[id, { order, credit }]];
      const isOpenable = kind === 'invoice' && undoes === undefined && document && ids.has(document);
      return isOpenable ? [[id, { order: document }]] : [];
    }),
  );
}
