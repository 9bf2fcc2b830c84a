import { company } from 'shared-domain/company';
import type { ShippingQuoteJson } from 'shared-domain/contracts';
import { dayOf } from 'shared-domain/dates';
import { centsOf, dollarsOf } from 'shared-domain/money';
import type { Province } from 'shared-domain/provinces';
import { estimatedShipping, type ShippingOption } from 'shared-domain/shipping';
import type { Rate } from '../../foundation/clients/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { rememberedRates, rememberRates } from './rates-cache.ts';

/** Weight of a bottle or can including packaging, and of the carrier's heaviest parcel, in kilograms. */
const ITEM_KG = 0.6;
const PARCEL_KG = 30;

const ESTIMATE = 'Estimated shipping';

/** Shipping options for a place; `fallback` means that they are our estimate by province. */
export type Options = { options: ShippingOption[]; fallback: boolean };

export type Destination = { postalCode: string; province?: Province | undefined; itemCount: number };

/** The carrier's options for some items, or the estimate (SHIPPING-3) if it has no answer or no options. */
export async function shippingOptions(deps: Deps, destination: Destination): Promise<Options> {
  const parcels = Math.max(1, Math.ceil((destination.itemCount * ITEM_KG) / PARCEL_KG));
  const rates = await carrierRates(deps, destination, parcels);
  if (rates.length === 0) return { options: [estimate(destination, deps.clock())], fallback: true };
  const options = rates.map((rate) => ({ ...rate, amount: centsOf(rate.amount) * parcels }));
  return { options, fallback: false };
}

/**
 * Rates of equal parcels by one request, cached for all processes, so that an order gets its cart's price. Empty if none.
 */
async function carrierRates(
  deps: Deps,
  { postalCode, itemCount }: Destination,
  parcels: number,
): Promise<Rate[]> {
  const weight = Math.max(0.1, (itemCount * ITEM_KG) / parcels);
  const key = `${postalCode.replace(/\s/g, '').toUpperCase()}:${weight.toFixed(3)}`;
  const remembered = await rememberedRates(deps.connection, key, deps.clock());
  if (remembered) return remembered;
  const parcel = { originPostalCode: company.originPostalCode, destinationPostalCode: postalCode, weight };
  const rates = await deps.carrier.rates(parcel).catch((cause: unknown) => {
    deps.logger.warn({ err: cause }, 'the carrier returned no rates; using the estimate');
    return [];
  });
  await rememberRates(deps.connection, key, rates, deps.clock());
  return rates;
}

function estimate({ province, postalCode }: Destination, at: Date): ShippingOption {
  return {
    serviceName: ESTIMATE,
    transitDays: 0,
    amount: estimatedShipping(province ?? null, postalCode, dayOf(at)),
  };
}

/** The options in dollars, as JSON has them. */
export function presentOptions({ options, fallback }: Options): ShippingQuoteJson {
  return {
    shippingOptions: options.map(({ serviceName, transitDays, amount }) => ({
      serviceName,
      transitDays,
      amount: dollarsOf(amount),
    })),
    ...(fallback ? { fallbackRates: true } : {}),
  };
}
