export { editOrder } from './edit.ts';
export { orderEditHandlers } from './handlers.ts';
export type { EditIntent } from './intent.ts';
