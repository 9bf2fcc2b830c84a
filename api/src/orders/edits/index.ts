export { editOrder } from './edit.ts';
export { orderEditHandlers } from './handlers.ts';
export { type EditIntent, editId } from './intent.ts';
export { previewEdit } from './preview.ts';
export { refundLater } from './refund-later.ts';
export { type IsOnTheRoad, noteOf } from './refusals.ts';
