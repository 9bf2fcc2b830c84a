export { editOrder } from './edit.ts';
export { orderEditHandlers } from './handlers.ts';
