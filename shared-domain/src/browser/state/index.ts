export * from './browser.ts';
export * from './carts.ts';
export * from './catalogue.ts';
export * from './consents.ts';
export * from './environment.ts';
export { openFutureAtom } from './future-carts.ts';
export * from './inventory-store.ts';
export * from './licence-check.ts';
export * from './page.ts';
export { readStoreAtom } from './persisted.ts';
export {
  forgetRetailPaymentAtom,
  PAYMENT_KEY,
  type RetailPayment,
  readRetailPaymentAtom,
} from './retail-payment.ts';
export * from './session.ts';
export * from './settings.ts';
export * from './start.ts';
export * from './store.ts';
export * from './toasts.ts';
