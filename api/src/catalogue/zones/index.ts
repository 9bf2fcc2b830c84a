export { type DeliveryRequest, offeredDays, presentDays, promiseFor, servedWeekdays } from './days.ts';
export { planDemoDeliveries } from './demo.ts';
export { zoneHandlers } from './handlers.ts';
export { deliveryPlanModel, readPlan } from './model.ts';
