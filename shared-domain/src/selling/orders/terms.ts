/** When an account pays: on delivery, or a number of days after it (RECEIVABLE-8). */
export const PAYMENT_TERMS = ['on-delivery', 'net-7', 'net-14', 'net-30'] as const;
export type PaymentTerms = (typeof PAYMENT_TERMS)[number];

/** Days after the delivery at which an invoice is due; 0 on the day itself. */
export const termDaysOf = (terms: PaymentTerms): number =>
  terms === 'on-delivery' ? 0 : Number(terms.slice('net-'.length));

/** The terms in words: 'Due 14 days after delivery'. */
export const termsText = (terms: PaymentTerms): string =>
  terms === 'on-delivery' ? 'Due on delivery' : `Due ${termDaysOf(terms)} days after delivery`;

const WRITTEN = /^(?:net|due(?: in)?)?[\s-]*(\d{1,2})(?:[\s-]*(?:d|days?)(?: after delivery)?)?$/i;

/** Terms as a file or a person writes them: 'Net 30', '14 days', 'on delivery', 'COD'. Null for anything else. */
export function typedTerms(text: string): PaymentTerms | null {
  const written = text.trim();
  if (/^(?:(?:due )?on[\s-](?:delivery|receipt)|cod|c\.o\.d\.)$/i.test(written)) return 'on-delivery';
  const days = WRITTEN.exec(written)?.[1];
  if (days === undefined) return null;
  return PAYMENT_TERMS.find((terms) => termDaysOf(terms) === Number(days)) ?? null;
}
