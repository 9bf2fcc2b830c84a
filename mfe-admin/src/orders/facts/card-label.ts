import type { OrderDetailJson } from 'shared-domain/contracts';

const BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  interac: 'Interac',
};

/** 'Visa ending 4242'; an unknown brand is just a card. */
export const cardLabel = ({ brand, last4 }: NonNullable<OrderDetailJson['card']>): string =>
  `${BRANDS[brand] ?? 'Card'} ending ${last4}`;
