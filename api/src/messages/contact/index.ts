export { contactHandlers } from './handlers.ts';
export { contactMessageModel } from './model.ts';
