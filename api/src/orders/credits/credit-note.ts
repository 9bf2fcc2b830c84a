import { creditNotesOf, type Invoice } from 'shared-domain/accounting';
import type { SellerNumbers } from 'shared-domain/company';
import { dayOf, longDate } from 'shared-domain/dates';
import { formatCents } from 'shared-domain/money';
import { CREDIT_LABELS, creditNumber } from 'shared-domain/orders';
import { customerFacts, sellerFacts } from 'shared-domain/papers';
import { type Credit, chargesOf, type OrderDocument, soldOrder } from '../order/index.ts';
import type { sendPdf } from '../papers/index.ts';

type Page = Parameters<Parameters<typeof sendPdf>[2]>[0];

const COLUMNS = [
  { heading: 'Item', width: 264 },
  { heading: 'Quantity', width: 70, align: 'right' as const },
  { heading: 'Price', width: 80, align: 'right' as const },
  { heading: 'Amount', width: 90, align: 'right' as const },
];

/** A credit note, or the note that reverses one, as bookkeepers see it; undefined until it has its number (CREDIT-2). */
export function creditNoteOf(
  order: OrderDocument,
  id: string,
): { credit: Credit; number: string; note: Invoice } | undefined {
  const credit = order.credits?.find((one) => one.id === id);
  if (credit?.number === undefined) return undefined;
  const number = creditNumber(credit.number);
  const note = creditNotesOf(soldOrder(order)).find((one) => one.number === number);
  return note && { credit, number, note };
}

/** The taxes of a note's lines, by their names. */
function taxesOf({ lines }: Invoice): [label: string, amount: string][] {
  const taxes = new Map<string, number>();
  for (const { taxCode, tax } of lines) if (tax !== 0) taxes.set(taxCode, (taxes.get(taxCode) ?? 0) + tax);
  return [...taxes].map(([label, tax]) => [label, formatCents(tax)]);
}

/** Writes a credit note on a page. */
export function writeCreditNote(
  page: Page,
  order: OrderDocument,
  { credit, number, note }: NonNullable<ReturnType<typeof creditNoteOf>>,
  seller: SellerNumbers,
): Page {
  const reversed = order.credits?.find((one) => one.id === credit.reverses)?.number;
  return page
    .facts([
      ['Credit note', number],
      ['Date', longDate(dayOf(credit.at))],
      ['Reverses', reversed === undefined ? undefined : creditNumber(reversed)],
      ['Order', order._id],
      ['Reason', [CREDIT_LABELS[credit.reason], credit.note].filter(Boolean).join(', ')],
      ...customerFacts(order),
      ...sellerFacts({ charges: chargesOf(order) }, seller),
    ])
    .table(
      COLUMNS,
      note.lines.map(({ description, item, part, quantity, unitPrice, amount }) => [
        part === 'goods' ? `${description} (${item})` : description,
        String(quantity),
        formatCents(unitPrice),
        formatCents(amount),
      ]),
    )
    .amounts([
      ...taxesOf(note),
      [credit.reverses === undefined ? 'Credited' : 'Charged again', formatCents(note.total)],
    ]);
}
