export { leadHandlers, leadMails } from './handlers.ts';
export { type LeadDocument, leadModel, leadSource } from './model.ts';
