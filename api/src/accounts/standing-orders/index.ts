export { bookDemoStandingOrder } from './demo.ts';
export { standingOrderHandlers } from './handlers.ts';
export { standingOrderModel, standingOrderSource } from './model.ts';
export { offerStandingOrders, standingOrderMails, standingOrderTask } from './offer.ts';
