import type { Product } from './product.ts';

/** Id of the synthetic Container Deposit line of the licensee cart; it never counts as an item (section 3). */
export const DEPOSIT_FEE_ID = 'deposit-fee';

/** The synthetic product behind that line: 2.40, stock 999, no category, Packaged. */
export const depositFeeProduct: Product = {
  id: DEPOSIT_FEE_ID,
  name: 'Container Deposit',
  price: 2.4,
  stock: 999,
  looseUnits: 0,
  packagingType: 'Packaged',
  hidden: false,
  forceDisplay: false,
};

/** Whether an id is the deposit line's. */
export const isDepositFee = (productId: string): boolean => productId === DEPOSIT_FEE_ID;
