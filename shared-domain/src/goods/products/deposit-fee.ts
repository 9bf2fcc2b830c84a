/** Id of the synthetic Container Deposit line of the licensee cart; it never counts as an item (DEPOSIT-4, DEPOSIT-5). */
const DEPOSIT_FEE_ID = 'deposit-fee';

/** Whether an id is the deposit line's. */
export const isDepositFee = (productId: string): boolean => productId === DEPOSIT_FEE_ID;
