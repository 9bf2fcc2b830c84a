import type { DriverLine } from 'shared-domain/contracts';
import { type DeliveredLine, REASON_LABELS, type UpdateContent } from 'shared-domain/driver';
import { KEG_SIZES, type Kegs } from 'shared-domain/kegs';
import { typedPrice } from 'shared-domain/money';
import { provenOf, type StopView } from './stops.ts';
import type { Draft, Shortage } from './stored-run.ts';

/** The lines that a closed stop delivered; all of them if the office closed it. */
function closedLines({ stop, report: { ending }, end }: StopView): readonly DeliveredLine[] {
  if (ending?.what === 'delivered') return ending.lines;
  if (ending || end !== 'delivered') return [];
  return stop.lines.map(({ productId, quantity }) => ({ productId, ordered: quantity, delivered: quantity }));
}

/** A stop's initial draft: as closed, or as booked. */
export function draftOf(view: StopView): Draft {
  const { stop, report } = view;
  const { empties, returns, payment, received } = report;
  const lines = closedLines(view);
  const isShort = ({ ordered, delivered }: DeliveredLine) => delivered < ordered;
  return {
    ticked: Object.fromEntries(
      lines.filter((line) => !isShort(line)).map(({ productId, ordered }) => [productId, ordered]),
    ),
    short: Object.fromEntries(
      lines
        .filter(isShort)
        .map(({ productId, ordered, delivered, reason = 'damaged' }) => [
          productId,
          { ordered, delivered, reason },
        ]),
    ),
    empties: empties?.kegs ?? stop.empties,
    returns: Object.fromEntries(
      (returns?.lines ?? []).map(({ productId, ...returned }) => [productId, returned]),
    ),
    ...(payment && payment.amount > 0
      ? {
          payment: {
            amount: payment.amount.toFixed(2),
            method: payment.method,
            reference: payment.reference ?? '',
          },
        }
      : {}),
    by: received?.by ?? '',
    note: received?.note ?? '',
    idCheck: provenOf(view).idCheck,
  };
}

/** The shortage of a line, unless the office has changed the line since. */
export const shortageOf = ({ short }: Draft, { productId, quantity }: DriverLine): Shortage | undefined => {
  const shortage = short[productId];
  return shortage?.ordered === quantity ? shortage : undefined;
};

export const isTicked = (draft: Draft, line: DriverLine): boolean =>
  draft.ticked[line.productId] === line.quantity && !shortageOf(draft, line);

/** Number of lines that are neither ticked nor short. */
export const linesLeft = (draft: Draft, lines: readonly DriverLine[]): number =>
  lines.filter((line) => !isTicked(draft, line) && !shortageOf(draft, line)).length;

/** '4 of 5, damaged' */
export const shortageText = ({ ordered, delivered, reason }: Shortage): string =>
  `${delivered} of ${ordered}, ${REASON_LABELS[reason].toLowerCase()}`;

export const deliveredLines = (draft: Draft, lines: readonly DriverLine[]): DeliveredLine[] =>
  lines.map((line) => {
    const { productId, quantity: ordered } = line;
    const shortage = shortageOf(draft, line);
    return shortage
      ? { productId, ordered, delivered: shortage.delivered, reason: shortage.reason }
      : { productId, ordered, delivered: ordered };
  });

const isCollected = (kegs: Kegs): boolean => KEG_SIZES.some((size) => (kegs[size] ?? 0) > 0);

/** The updates that close a stop: outcome, empties, returns, receiver and proof. */
export function saidOf(ending: UpdateContent, draft: Draft, view: StopView): UpdateContent[] {
  const { report } = view;
  const { by, note, empties, returns = {}, idCheck, signature, photo } = draft;
  const returned = Object.entries(returns).map(([productId, one]) => ({ productId, ...one }));
  const counts = isCollected(empties) || report.empties !== undefined;
  const names = by.trim() || note.trim() || report.received !== undefined;
  return [
    ending,
    ...(counts ? [{ what: 'empties' as const, kegs: empties }] : []),
    ...(returned.length > 0 || report.returns ? [{ what: 'returns' as const, lines: returned }] : []),
    ...paidOf(draft, view),
    ...(names ? [{ what: 'received' as const, ...filled({ by, note }) }] : []),
    ...(idCheck && idCheck !== provenOf(view).idCheck
      ? [{ what: 'id-check' as const, result: idCheck }]
      : []),
    ...(signature ? [{ what: 'signature' as const, path: signature }] : []),
    ...(photo ? [{ what: 'photo' as const, photo }] : []),
  ];
}

/** Whether an amount was typed that can't be read. */
export const isAmountWrong = ({ payment }: Draft): boolean =>
  payment !== undefined && payment.amount.trim() !== '' && !(typedPrice(payment.amount) > 0);

/** What was paid at the door, if anything was or had been (DRIVER-21). */
function paidOf({ payment }: Draft, { report }: StopView): UpdateContent[] {
  const amount = payment?.amount.trim() ? typedPrice(payment.amount) : 0;
  if (amount === 0 && !report.payment) return [];
  const reference = payment?.reference.trim();
  return [
    {
      ...{ what: 'payment', amount, method: payment?.method ?? 'cheque' },
      ...(reference ? { reference } : {}),
    },
  ];
}

const filled = (texts: { by: string; note: string }): { by?: string; note?: string } =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => (text.trim() ? [[name, text.trim()]] : [])),
  );
