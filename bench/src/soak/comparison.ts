/** An order as acknowledged to the soak, after its last acknowledged change. Money in cents. */
export type Acknowledged = {
  id: string;
  /** Unique to this order: a second order with it is a duplicate. */
  email: string;
  sku: string;
  units: number;
  totalCents: number;
  refundedCents: number;
  isCancelled: boolean;
  /** Paid by card, and perhaps refunded since. */
  isPaid: boolean;
  isDelivered: boolean;
  /** The ids of its credits, with those that reverse one. */
  credits: string[];
  /** The payment session of a retail order. */
  session?: string;
};

/** An order in the database. */
export type Stored = Omit<Acknowledged, 'sku' | 'units' | 'session'>;

/** The state at the end. */
export type Evidence = {
  orders: Stored[];
  /** Units of each product before and after. */
  stockBefore: Record<string, number>;
  stockAfter: Record<string, number>;
  /** By payment session: amounts taken and refunded by the payment service. */
  payments: Record<string, { takenCents: number; refundedCents: number }>;
  /** Recipients of delivered mails, one entry per delivery, with the mail's id. */
  mails: { to: string; id: string }[];
  /** The series of credit notes, in order: each number and the credit that has it. */
  creditNumbers: { number: number; credit: string }[];
  /** What `audit:verify` says is wrong. */
  auditFault?: string;
};

export type Check = 'lost' | 'doubled' | 'cents' | 'stock' | 'credits' | 'payments' | 'mails' | 'audit';

/** The faults of each check, in words; an empty list means it passed. A retail order gets its mail once it is paid. */
export function compare(book: readonly Acknowledged[], found: Evidence): Record<Check, string[]> {
  const stored = new Map(found.orders.map((order) => [order.id, order]));
  const known = book.filter(({ id }) => stored.has(id));
  return {
    lost: book.filter(({ id }) => !stored.has(id)).map(({ id }) => `${id} was acknowledged and is not there`),
    doubled: [...counted(found.orders.map(({ email }) => email))]
      .filter(([, count]) => count > 1)
      .map(([email, count]) => `${email} has ${count} orders`),
    cents: known.flatMap((order) => differences(order, stored.get(order.id) as Stored)),
    stock: stockFaults(book, found),
    credits: creditFaults(book, found),
    payments: book.flatMap(({ session, ...order }) =>
      session === undefined ? [] : paymentFaults(order, found.payments[session]),
    ),
    mails: book
      .filter(({ session, isPaid }) => session === undefined || isPaid)
      .filter(({ email }) => !found.mails.some(({ to }) => to === email))
      .map(({ id, email }) => `no mail of ${id} came to ${email}`),
    audit: found.auditFault === undefined ? [] : [found.auditFault],
  };
}

/** How many mails were delivered more than once. */
export const doubledMails = ({ mails }: Evidence): number =>
  [...counted(mails.map(({ id }) => id))].reduce((sum, [, count]) => sum + count - 1, 0);

function counted(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

const differences = (order: Acknowledged, stored: Stored): string[] =>
  (['totalCents', 'refundedCents', 'isCancelled', 'isPaid', 'isDelivered'] as const)
    .filter((field) => order[field] !== stored[field])
    .map((field) => `${order.id}: ${field} ${stored[field]}, acknowledged ${order[field]}`);

function stockFaults(book: readonly Acknowledged[], { stockBefore, stockAfter }: Evidence): string[] {
  return Object.entries(stockBefore).flatMap(([sku, before]) => {
    const gone = book
      .filter((order) => order.sku === sku && !order.isCancelled)
      .reduce((sum, { units }) => sum + units, 0);
    const after = stockAfter[sku];
    return after === before - gone ? [] : [`${sku}: ${after} left, ${before - gone} expected`];
  });
}

/** Each acknowledged credit is there once with one number, no other is, and the series has no gap (CREDIT-2). */
function creditFaults(book: readonly Acknowledged[], { orders, creditNumbers }: Evidence): string[] {
  const textOf = (ids: string[]) => ids.toSorted().join(', ');
  const written = textOf(orders.flatMap(({ credits }) => credits));
  const known = textOf(book.flatMap(({ credits }) => credits));
  const numbered = textOf(creditNumbers.map(({ credit }) => credit));
  const gaps = creditNumbers.filter(({ number }, at) => number !== (creditNumbers[0]?.number ?? 0) + at);
  return [
    ...(written === known ? [] : [`credits ${written}; acknowledged ${known}`]),
    ...(written === numbered ? [] : [`credits ${written}; with a number ${numbered}`]),
    ...gaps.map(({ number }) => `a gap before credit note CN-${number}`),
  ];
}

function paymentFaults(
  order: Omit<Acknowledged, 'session'>,
  payment: Evidence['payments'][string] | undefined,
): string[] {
  const paid = order.isPaid ? order.totalCents : 0;
  const { takenCents = 0, refundedCents = 0 } = payment ?? {};
  const isRight = takenCents === paid && refundedCents === order.refundedCents;
  return isRight
    ? []
    : [`${order.id}: took ${takenCents} of ${paid}, gave back ${refundedCents} of ${order.refundedCents}`];
}
