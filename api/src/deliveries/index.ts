export { type DeliveryRequest, offeredDays, promiseFor } from './days.ts';
export { deliveryHandlers } from './handlers.ts';
export { deliveryPlanModel, readPlan } from './model.ts';
