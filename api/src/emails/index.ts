export type { PlainMail } from './plain-mails.ts';
export { postMail, sendMail } from './post.ts';
export { createMailer, type Mail, type Mailer, MailRefused } from './sendgrid.ts';
