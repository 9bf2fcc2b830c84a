import type { Cents } from '../../foundation/money/index.ts';

/** One shipping option. `amount` is cents here and dollars in JSON. */
export type ShippingOption = {
  readonly serviceName: string;
  /** Business days. */
  readonly transitDays: number;
  readonly amount: Cents;
};

/** The cheapest option; ties go to the faster, then the first one; null if there is none (SHIPPING-2). */
export const cheapestOf = (options: readonly ShippingOption[]): ShippingOption | null =>
  [...options].sort((a, b) => a.amount - b.amount || a.transitDays - b.transitDays)[0] ?? null;

/** The option that the customer chose by name, else the cheapest; null if there is none. */
export const chosenOf = (
  options: readonly ShippingOption[],
  serviceName: string | null | undefined,
): ShippingOption | null =>
  options.find((option) => option.serviceName === serviceName) ?? cheapestOf(options);
