/** An order's invoice as a PDF. */
export const invoicePath = (order: string): string =>
  `/api/account/orders/${encodeURIComponent(order)}/invoice.pdf`;

/** One of an order's credit notes as a PDF. */
export const creditNotePath = (order: string, credit: string): string =>
  `/api/account/orders/${encodeURIComponent(order)}/credits/${encodeURIComponent(credit)}/credit-note.pdf`;

/** The statement of a month ('2026-11') as a PDF. */
export const statementPath = (month: string): string => `/api/account/statement.pdf?month=${month}`;
