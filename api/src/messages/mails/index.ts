export type { KegsOut } from './account-mails.ts';
export { mailModel, sweepMails } from './mails.ts';
export { mailHandler, previewOf, queueMail, sendMail } from './sending.ts';
