export { editOrder } from './edit.ts';
export { orderEditHandlers } from './handlers.ts';
export type { IsOnTheRoad } from './refusals.ts';
