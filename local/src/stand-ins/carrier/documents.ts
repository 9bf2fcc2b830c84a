import { XMLBuilder, XMLParser } from 'fast-xml-parser';
import { z } from 'zod';
import type { Parcel, Rate } from './rates.ts';

const NAMESPACE = 'http://www.canadapost.ca/ws/ship/rate-v4';
export const RATE_TYPE = 'application/vnd.cpc.ship.rate-v4+xml';

const parser = new XMLParser({ ignoreAttributes: true, removeNSPrefix: true, parseTagValue: false });
const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@', format: true });

const postalCode = z.string().regex(/^[A-Z]\d[A-Z]\d[A-Z]\d$/);
const scenario = z.object({
  'mailing-scenario': z.object({
    'parcel-characteristics': z.object({ weight: z.coerce.number().positive().max(30) }),
    'origin-postal-code': postalCode,
    destination: z.object({ domestic: z.object({ 'postal-code': postalCode }) }),
  }),
});

/** Parses a `mailing-scenario`; undefined if it can't be priced. */
export function parcelOf(xml: string): Parcel | undefined {
  try {
    const parsed = scenario.safeParse(parser.parse(xml, true));
    if (!parsed.success) return undefined;
    const asked = parsed.data['mailing-scenario'];
    return {
      origin: asked['origin-postal-code'],
      destination: asked.destination.domestic['postal-code'],
      weightKg: asked['parcel-characteristics'].weight,
    };
  } catch {
    return undefined;
  }
}

const dollars = (cents: number): string => (cents / 100).toFixed(2);

/** The `price-quotes` document for these rates. `at` is the moment of mailing. */
export function priceQuotes(rates: Rate[], at: Date): string {
  const quotes = rates.map(({ code, name, base, due, transitDays }) => ({
    'service-code': code,
    'service-name': name,
    'price-details': { base: dollars(base), taxes: { gst: dollars(due - base) }, due: dollars(due) },
    'service-standard': {
      'am-delivery': 'false',
      'guaranteed-delivery': 'true',
      'expected-transit-time': transitDays,
      'expected-delivery-date': dayAfter(at, transitDays),
    },
  }));
  return documentOf('price-quotes', { '@xmlns': NAMESPACE, 'price-quote': quotes });
}

const dayAfter = (at: Date, days: number): string =>
  new Date(at.getTime() + days * 86_400_000).toISOString().slice(0, 10);

/** The carrier's error document. */
export const messages = (code: string, description: string): string =>
  documentOf('messages', {
    '@xmlns': 'http://www.canadapost.ca/ws/messages',
    message: { code, description },
  });

const documentOf = (name: string, content: object): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build({ [name]: content })}`;
