import { testProduct } from '../../goods/products/fixtures.ts';
import { quoteFor } from '../quotes/index.ts';
import { type OrderDocument, orderFrom } from './document.ts';

/** When the fixture orders were placed. */
export const at = new Date('2026-11-20T18:00:00.123Z');
const offer = { ltoPrice: 66, ltoStartDate: '2026-11-01', ltoEndDate: '2026-11-30' };
const gantry = testProduct({
  id: 'CTR-112',
  name: 'GANTRY',
  friendlyName: 'Gantry IPA',
  price: 74.4,
  stock: 52,
  ...offer,
});
const shirt = testProduct({
  id: 'SHIRT',
  name: 'Shirt',
  price: 30,
  category: 'Merchandise',
  stock: 1,
  forceDisplay: true,
});
const parcel = { serviceName: 'Expedited Parcel', transitDays: 3, amount: 1420 };
export const customer = {
  customerName: 'Ines Tremblay',
  customerEmail: 'ines@tremblay.example',
  address: '2256 West 4th Avenue, Vancouver, BC V6K 1N9',
};

/** For tests: twelve cans on offer, three shirts (two of them back-ordered), a parcel; 178.30 in all. */
export function retailOrder(): OrderDocument {
  const lines = [
    { product: gantry, quantity: 12 },
    { product: shirt, quantity: 3 },
  ];
  const quote = quoteFor({ channel: 'dtc', lines, province: 'BC', shipping: parcel.amount, at });
  const placed = { placedAt: at, placedBy: customer.customerEmail };
  return orderFrom({ id: 'CBO-1795197600123', quote, customer, shippingOption: parcel, ...placed });
}
