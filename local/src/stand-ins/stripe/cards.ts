/** Stripe's test card, the default. */
export const TEST_CARD = '4242424242424242';

const BRANDS: Readonly<Record<string, string>> = {
  '2': 'mastercard',
  '3': 'amex',
  '4': 'visa',
  '5': 'mastercard',
};

/** What Stripe reveals of a card: brand and last four digits, never the number. */
export function cardDetails(number: string) {
  const digits = number.replace(/\D/g, '');
  return { brand: BRANDS[digits.charAt(0)] ?? 'unknown', last4: digits.slice(-4) };
}
