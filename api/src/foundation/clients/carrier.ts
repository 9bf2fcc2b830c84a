import type { Configuration } from '../configuration/index.ts';

/** How long the carrier may take, in milliseconds: a customer is waiting. */
const TIMEOUT_MS = 3_000;
const RATE_TYPE = 'application/vnd.cpc.ship.rate-v4+xml';
/** Characters of a carrier's error text that are logged; it is never shown. */
const EXCERPT = 200;

/** A parcel and its destination. Postal codes in any spelling; weight in kilograms. */
export type Parcel = { originPostalCode: string; destinationPostalCode: string; weight: number };

/** A service of the carrier: amount in dollars, business days in transit (0 if unknown). */
export type Rate = { serviceName: string; transitDays: number; amount: number };

/** Requests a parcel's rates from the carrier. Throws if it doesn't answer with rates. */
export type Carrier = { rates: (parcel: Parcel) => Promise<Rate[]> };

/** Loaded and made at the first parcel. */
let xml: ReturnType<typeof loadXml> | undefined;

async function loadXml() {
  const { XMLBuilder, XMLParser } = await import('fast-xml-parser');
  return {
    builder: new XMLBuilder({ ignoreAttributes: false, suppressEmptyNode: true }),
    parser: new XMLParser({
      ignoreAttributes: true,
      isArray: (name) => name === 'price-quote',
      parseTagValue: false,
    }),
  };
}

/** Canada Post's rating service (REST, XML, basic authentication). */
export function createCarrier({ carrier }: Pick<Configuration, 'carrier'>): Carrier {
  const authorization = `Basic ${Buffer.from(`${carrier.user}:${carrier.password}`).toString('base64')}`;
  const address = `${carrier.apiBase.replace(/\/$/, '')}/rs/ship/price`;
  return {
    rates: async (parcel) => {
      xml ??= loadXml();
      const { builder, parser } = await xml;
      const response = await fetch(address, {
        method: 'POST',
        headers: {
          Accept: RATE_TYPE,
          'Content-Type': RATE_TYPE,
          'Accept-language': 'en-CA',
          Authorization: authorization,
        },
        body: builder.build(scenario(parcel)),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const text = await response.text();
      if (!response.ok) throw new Error(`the carrier answered ${response.status}: ${text.slice(0, EXCERPT)}`);
      return ratesOf(parser.parse(text));
    },
  };
}

/** A counter rate: the price at the post office, without a contract. */
const scenario = ({ originPostalCode, destinationPostalCode, weight }: Parcel) => ({
  '?xml': { '@_version': '1.0', '@_encoding': 'UTF-8' },
  'mailing-scenario': {
    '@_xmlns': 'http://www.canadapost.ca/ws/ship/rate-v4',
    'quote-type': 'counter',
    'parcel-characteristics': { weight: weight.toFixed(3) },
    'origin-postal-code': compact(originPostalCode),
    destination: { domestic: { 'postal-code': compact(destinationPostalCode) } },
  },
});

const compact = (postalCode: string) => postalCode.toUpperCase().replace(/\s/g, '');

type PriceQuote = {
  'service-name'?: string;
  'price-details'?: { due?: string };
  'service-standard'?: { 'expected-transit-time'?: string };
};

type Answer = { 'price-quotes'?: { 'price-quote'?: PriceQuote[] } | '' };

function ratesOf({ 'price-quotes': answered }: Answer): Rate[] {
  if (answered === undefined) throw new Error('the carrier answered without price quotes');
  return (answered === '' ? [] : (answered['price-quote'] ?? [])).flatMap(rateOf);
}

/** A quote without a name or an amount is left out. */
function rateOf(quote: PriceQuote): Rate[] {
  const amount = Number(quote['price-details']?.due);
  const serviceName = quote['service-name']?.trim();
  if (!serviceName || !Number.isFinite(amount) || amount < 0) return [];
  const days = Number(quote['service-standard']?.['expected-transit-time']);
  return [{ serviceName, amount, transitDays: Number.isInteger(days) && days > 0 ? days : 0 }];
}
