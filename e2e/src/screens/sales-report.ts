const line = {
  ...{ day: '2026-11-18', document: 'CBO-1795195200123', order: 'CBO-1795195200123' },
  ...{ licence: '305-218', customerClass: 'Liquor primary', customer: 'The Gull & Anchor' },
  ...{ sku: 'CTR-112', ldbSku: '700174', product: 'Gantry IPA', units: 6, containers: 144 },
  ...{ millilitres: 68_112, price: 74.4, amount: 446.4, note: '' },
};
const correction = {
  ...{ ...line, document: 'CBO-1794590400077', corrects: 'CBO-1794590400077', sku: 'CTR-142' },
  ...{ product: 'Manifest Mixed Case', units: 0, containers: 0, millilitres: 11_352, price: 66, amount: 0 },
};
const sums = { units: 6, containers: 144, millilitres: 102_168, amount: 494.35, unsized: 1 };

/** The lines of a supplier's report: a sale, a guess, a credit without a size, and a correction of litres. */
export const soldInTheWeek = {
  rows: [
    line,
    {
      ...{ ...line, licence: '', customerClass: 'Retail', customer: 'Private customer', sku: 'CTR-130' },
      ...{ product: 'Crane Cabin Kölsch', units: 48, containers: 48, millilitres: 22_704, price: 4.25 },
      ...{ amount: 204, note: 'by a size guessed from the name' },
    },
    {
      ...{ ...line, document: 'CN-1001', sku: 'CTR-150', ldbSku: '', product: 'Dry Dock Pilsner 50L' },
      ...{ units: -1, containers: -1, millilitres: null, price: 219, amount: -219 },
      note: 'not known: the product lacks a size',
    },
    correction,
  ],
  classes: [
    { ...sums, name: 'Liquor primary', units: 5, containers: 143, millilitres: 79_464, amount: 227.4 },
    { ...sums, name: 'Retail', units: 48, containers: 48, millilitres: 22_704, amount: 204, unsized: 0 },
  ],
  total: { ...sums, name: 'Total', units: 53, containers: 191, amount: 431.4 },
};
