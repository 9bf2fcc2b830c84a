export { mailModel, sweepMails } from './mails.ts';
export type { KegsOut } from './plain-mails.ts';
export { mailHandler, postMail, previewOf, sendMail } from './post.ts';
