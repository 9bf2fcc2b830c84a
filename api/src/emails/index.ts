export { mailModel, sweepMails } from './mails.ts';
export type { OrderMail } from './order-content.ts';
export type { PlainMail } from './plain-mails.ts';
export { mailHandler, postMail, sendMail } from './post.ts';
export { createMailer, type Mail, type Mailer, MailRefused } from './sendgrid.ts';
