export { leadHandlers } from './handlers.ts';
export { leadModel, leadSource } from './model.ts';
