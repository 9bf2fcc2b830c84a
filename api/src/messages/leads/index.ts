export { leadHandlers, leadMails } from './handlers.ts';
export { leadModel, leadSource } from './model.ts';
