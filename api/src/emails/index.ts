export type { KegsOut } from './account-mails.ts';
export { mailModel, sweepMails } from './mails.ts';
export { mailHandler, postMail, previewOf, sendMail } from './post.ts';
