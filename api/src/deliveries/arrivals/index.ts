export { arrivalHandlers } from './handlers.ts';
export { arrivalMails } from './mail.ts';
