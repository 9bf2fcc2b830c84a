export { mailModel, sweepMails } from './mails.ts';
export { mailHandler, postMail, sendMail } from './post.ts';
