import type { CreditRequest } from 'shared-domain/contracts';
import { dollarsOf, formatDollars } from 'shared-domain/money';
import { CREDIT_LABELS, creditNumber, creditProblemOf, refundOf, stands } from 'shared-domain/orders';
import type { Deps } from '../../foundation/dependencies.ts';
import { entryOf } from '../../requests/audit/index.ts';
import { followUp } from '../../requests/follow-ups/index.ts';
import { problem } from '../../requests/problems/index.ts';
import {
  type Credit,
  findOrder,
  mergedLines,
  type OrderDocument,
  type Revision,
  returnedLines,
  reviseOrder,
  tooManyOf,
  toPricedOrder,
  withoutUnits,
} from '../order/index.ts';
import { fingerprintOf, type IdempotencyKey, stockUnitOf, takeStock } from '../placing/index.ts';

/** Who asks for a credit or its reversal, and under which key. */
type Asked = { id: string; who: string; idempotencyKey: IdempotencyKey };

const refused = (reason: string) => problem('credit_refused', { values: { reason } });

/** Whether the same request was carried out before. */
function isMade({ credits = [] }: OrderDocument, id: string, fingerprint: string): boolean {
  const known = credits.find((credit) => credit.id === id);
  if (known && known.fingerprint !== fingerprint) throw problem('idempotency_conflict');
  return known !== undefined;
}

/**
 * Credits lines of a delivered order in one write with its number's follow-up, mail, returned stock and audit entry (CREDIT-1 to
 * CREDIT-4). The same idempotency key is the same credit. Throws `credit_refused` for more than is left.
 */
export async function creditOrder(
  deps: Deps,
  { id, who, idempotencyKey }: Asked,
  {
    reason,
    note,
    restock,
    mail,
    ofReturns,
    lines: asked,
  }: Omit<CreditRequest, 'note'> & { note?: string | undefined },
): Promise<OrderDocument> {
  const creditId = fingerprintOf(id, idempotencyKey.key);
  const { fingerprint } = idempotencyKey;
  const order = await reviseOrder(deps, id, (current) => {
    if (isMade(current, creditId, fingerprint)) return undefined;
    const lines = mergedLines(asked);
    const why = creditProblemOf(current) ?? tooManyOf(current, lines, 'credit');
    if (why !== undefined) throw refused(why);
    const amount = dollarsOf(refundOf(toPricedOrder(current), lines, returnedLines(current)).total);
    const credit: Credit = {
      ...{ id: creditId, fingerprint, at: deps.clock(), who, reason, lines, amount, restock, mail },
      ...(note ? { note } : {}),
    };
    const { items, taken, back } = withoutUnits(current, lines);
    const set = { items, taken, ...(ofReturns ? { 'returned.settled': true } : {}) };
    return revisionOf(deps, current, credit, set, restock ? back : []);
  });
  if (!order) throw problem('order_not_found');
  return order;
}

/** The write of a credit or a reversal. */
function revisionOf(
  deps: Deps,
  order: OrderDocument,
  credit: Credit,
  set: Pick<OrderDocument, 'items' | 'taken'>,
  back: OrderDocument['taken'],
): NonNullable<Revision> {
  const { at, who, amount, lines, reason, note = null, restock, reverses } = credit;
  return {
    $set: set,
    $push: {
      credits: credit,
      timeline: { at, who, event: 'credited', detail: detailOf(order, credit) },
      pendingAudit: entryOf(deps, who, {
        action: reverses === undefined ? 'order.credit' : 'order.credit-reversed',
        subject: order._id,
        after: { amount, lines, reason, note, restock },
      }),
      followUps: {
        $each: [
          followUp('credit-number', at, { credit: credit.id }),
          followUp('kegs', at),
          ...(back.length > 0 ? [followUp('give-back', at, { lines: back })] : []),
        ],
      },
    },
  };
}

/** '$130.80 credited: Broken, one was leaking (not put back in stock)' */
function detailOf({ credits = [] }: OrderDocument, credit: Credit): string {
  const { amount, reason, note, restock, reverses } = credit;
  const why = [CREDIT_LABELS[reason], note].filter(Boolean).join(', ');
  if (reverses === undefined)
    return `${formatDollars(amount)} credited: ${why}${restock ? '' : ' (not put back in stock)'}`;
  const { number } = credits.find(({ id }) => id === reverses) ?? {};
  const what = number === undefined ? 'a credit' : creditNumber(number);
  return `${what} of ${formatDollars(-amount)} reversed${note ? `: ${note}` : ''}`;
}

/**
 * Reverses a credit by a second one (CREDIT-6); units that it had put back into stock are taken again. Throws `credit_refused` if
 * there is no such credit or it is reversed already, `out_of_stock` if its units are gone.
 */
export async function reverseCredit(
  deps: Deps,
  { id, who, idempotencyKey }: Asked,
  reverses: string,
  { note, mail }: { note?: string | undefined; mail: boolean },
): Promise<void> {
  const reversalId = fingerprintOf(id, idempotencyKey.key);
  const { fingerprint } = idempotencyKey;
  const creditIn = (order: OrderDocument) => creditToReverse(order, reverses);
  const result = await takeStock(deps, id, {
    needs: (order) =>
      isMade(order, reversalId, fingerprint) ? undefined : returnedStock(order, creditIn(order)),
    revision: (order, took) => {
      const credit = creditIn(order);
      const reversal: Credit = {
        ...{ id: reversalId, fingerprint, at: deps.clock(), who, reverses, mail },
        ...{ reason: credit.reason, lines: credit.lines, amount: -credit.amount, restock: credit.restock },
        ...(note ? { note } : {}),
      };
      const taken = credit.restock ? withTaken(order.taken, took) : heldAgain(order, credit);
      return revisionOf(deps, order, reversal, { items: withUnits(order, credit), taken }, []);
    },
  });
  if (result.outcome === 'short') throw problem('out_of_stock', { unavailable: result.short });
  if (result.outcome === 'busy') await requireMade(deps, id, reversalId, fingerprint);
}

/** Another process may just be making it, or has made it. */
async function requireMade(deps: Deps, id: string, reversalId: string, fingerprint: string): Promise<void> {
  const order = await findOrder(deps, id);
  if (!order) throw problem('order_not_found');
  if (!isMade(order, reversalId, fingerprint))
    throw problem('unavailable', { headers: { 'Retry-After': '5' } });
}

function creditToReverse({ credits = [] }: OrderDocument, reverses: string): Credit {
  const credit = credits.find(({ id }) => id === reverses);
  if (!credit || credit.reverses !== undefined) throw refused('there is no such credit note.');
  if (!stands(credit, credits)) throw refused('that credit note is reversed already.');
  return credit;
}

/** The stock that a credit had put back, in its lines' units. */
const returnedStock = ({ items, channel }: OrderDocument, { restock, lines }: Credit) =>
  restock
    ? lines.flatMap(({ productId, quantity }) => {
        const item = items.find((one) => one.productId === productId);
        return item ? [{ productId, quantity, unit: stockUnitOf(item, channel) }] : [];
      })
    : [];

const withUnits = ({ items }: OrderDocument, { lines }: Credit): OrderDocument['items'] =>
  items.map((item) => {
    const units = lines.find(({ productId }) => productId === item.productId)?.quantity ?? 0;
    return units === 0 ? item : { ...item, refunded: (item.refunded ?? 0) - units };
  });

function withTaken(taken: OrderDocument['taken'], took: OrderDocument['taken']): OrderDocument['taken'] {
  const kept = taken.map((line) => {
    const more = took.find(({ productId }) => productId === line.productId);
    return more ? { ...line, taken: line.taken + more.taken } : line;
  });
  return [...kept, ...took.filter(({ productId }) => !taken.some((line) => line.productId === productId))];
}

/** Units that never returned to stock belong to the order again. */
const heldAgain = ({ taken }: OrderDocument, { lines }: Credit): OrderDocument['taken'] =>
  taken.map((line) => {
    const units = lines.find(({ productId }) => productId === line.productId)?.quantity ?? 0;
    return { ...line, taken: line.taken + units };
  });
