/** The form of 'Tell me' on a sold-out product (ALERT-1): an address, as for the link to former orders. */
export {
  type FormerOrdersForm as StockAlertForm,
  formerOrdersForm as stockAlertForm,
} from './former-orders-form.ts';
