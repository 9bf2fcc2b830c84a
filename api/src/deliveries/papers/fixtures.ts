import type { DocumentedRun, PaperProduct, PaperStop } from './read.ts';

const PRODUCTS = [
  ['CTR-101', 'Dry Dock Pilsner', 'CONTAINER', 61.2],
  ['CTR-112', 'Gantry IPA', 'CONTAINER', 74.4],
  ['CUR-207', 'Moon Moth Hazy IPA', 'CURIOUS CREATURES', 79.2],
  ['CZB-301', 'Světlý Ležák', 'CZECH BROS', 66],
  ['FRC-401', 'Tidal Force West Coast IPA', 'FORCE', 72],
  ['FUG-501', 'Bramble Lane Best Bitter', 'FUGGLES', 70.8],
] as const;
const KEGS = [
  ['CZB-350', 'Světlý Ležák 50L', '50L', 228],
  ['FRC-451', 'Quiet Force Session Ale 30L', '20L & 30L', 150],
  ['CUR-230', 'Moon Moth Hazy IPA 20L', '20L & 30L', 120],
] as const;

const CAN = { containerVolume: 473, containersPerUnit: 24, ldbSku: '104512' };

const line = (
  productId: string,
  productName: string,
  productPackagingType: string,
  price: number,
  quantity: number,
) => ({
  productId,
  productName,
  productCategory: 'Beer-Craft',
  productPackagingType,
  productPrice: price,
  quantity,
  lineTotal: Math.round(price * quantity * 100) / 100,
});

/** For tests: a stop with this many lines of cases and one keg. */
export function paperStop(
  number: number,
  lines: number,
  more: Partial<PaperStop> & { note?: string } = {},
): PaperStop {
  const { note, ...rest } = more;
  const items = [
    ...Array.from({ length: lines }, (_, index) => {
      const [id, name, , price] = PRODUCTS[(index + number) % PRODUCTS.length] ?? PRODUCTS[0];
      const round = Math.floor(index / PRODUCTS.length);
      return line(round === 0 ? id : `${id}-${round}`, name, 'Packaged', price, 1 + ((index + number) % 4));
    }),
    ...KEGS.slice(number % 3, (number % 3) + 1).map(([id, name, type, price]) =>
      line(id, name, type, price, 1),
    ),
  ];
  const subtotal = items.reduce((sum, { lineTotal }) => sum + Math.round(lineTotal * 100), 0) / 100;
  const order = {
    _id: `CBO-17951968715${String(number).padStart(2, '0')}`,
    channel: 'licensee',
    pricing: { province: 'BC', pricedAt: '2026-11-20T17:41:00.000Z' },
    customerName: 'Tess Moreau',
    accountName: `Harbour Light Tavern ${number}`,
    customerEmail: 'tess@harbourlight.example',
    address: '777 W Cordova Street, Vancouver, BC, V6C 1A1',
    licenseNum: '301-442',
    orderDate: new Date('2026-11-20T17:41:00.000Z'),
    items,
    taxDetails: { subtotal },
    charges: [
      { id: 'gst', kind: 'tax', label: 'GST (5%)', rate: 5000, amount: Math.round(subtotal * 5) / 100 },
      {
        id: 'deposit',
        kind: 'deposit',
        label: 'Container deposit',
        perUnit: 2.4,
        products: items
          .filter(({ productPackagingType }) => productPackagingType === 'Packaged')
          .map(({ productId }) => productId),
        amount: 0,
      },
    ],
    totalAmount: Math.round(subtotal * 105) / 100,
    delivery: {
      kind: 'delivery',
      day: '2026-11-24',
      zone: { id: 'downtown', name: 'Downtown' },
      closes: '2026-11-23T22:00:00.000Z',
      units: 12,
      minimum: 4,
      postalCode: 'V6C 1A1',
    },
    ...(note ? { deliveryDetails: note } : {}),
  } as unknown as PaperStop['order'];
  return {
    number,
    order,
    name: `Harbour Light Tavern ${number}`,
    empties: number % 2 ? { 50: 2 } : {},
    kegs: { balance: { 50: 3, 30: 1, 20: 0 }, held: 19_000 },
    licence: { licenceClass: 'Liquor primary', companyName: 'Harbour Light Hospitality Ltd.' },
    ...rest,
  };
}

/** For tests: a run of this many stops. */
export function documentedRun(stops: number): DocumentedRun {
  return {
    day: '2026-11-24',
    run: { id: '2026-11-24-02', driver: 'Aiko Tamura', leaveAt: '13:00', stops: [] },
    brands: new Map(PRODUCTS.map(([id, , brand]) => [id, brand])),
    products: new Map<string, PaperProduct>([
      ...PRODUCTS.map(([id, name]) => [id, { name, packagingType: 'Packaged', ...CAN }] as const),
      ...KEGS.map(([id, name, packagingType]) => [id, { name, packagingType }] as const),
    ]),
    seller: { gst: '12345 6789 RT0001', pst: 'PST-1234-5678', licence: 'A-100200' },
    stops: Array.from({ length: stops }, (_, index) =>
      paperStop(index + 1, index === 2 ? 24 : 3 + (index % 4), {
        ...(index === 0 ? { note: 'Steps at the door. Stack its cases no more than four high.' } : {}),
        ...(index === 1
          ? {
              name: 'The Honourable Company of Ale Drinkers and Cider Makers of Greater Vancouver and the Fraser Valley Incorporated',
            }
          : {}),
      }),
    ),
  };
}
