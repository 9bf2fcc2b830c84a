/** How a payment that staff or drivers record was made (RECEIVABLE-5). */
export const PAYMENT_METHODS = ['cheque', 'e-transfer', 'cash'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** How an account paid: as recorded, or by card online (RECEIVABLE-15). */
export type PaidBy = PaymentMethod | 'card';

/** The methods in words. */
export const METHOD_LABELS: Readonly<Record<PaidBy, string>> = {
  cheque: 'Cheque',
  'e-transfer': 'E-transfer',
  cash: 'Cash',
  card: 'Card',
};
