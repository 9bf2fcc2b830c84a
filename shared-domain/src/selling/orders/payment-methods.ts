/** How a payment that staff or drivers record was made (RECEIVABLE-5). */
export const PAYMENT_METHODS = ['cheque', 'e-transfer', 'cash'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** The methods in words. */
export const METHOD_LABELS: Readonly<Record<PaymentMethod, string>> = {
  cheque: 'Cheque',
  'e-transfer': 'E-transfer',
  cash: 'Cash',
};
