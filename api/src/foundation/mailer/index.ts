export type { AmountRow, AttachedFile, MailContent, Picture } from './content.ts';
export { createMailer, type Mailer } from './mailer.ts';
export { plainTextOf } from './plain-text.ts';
export { MailRefused } from './refused.ts';
