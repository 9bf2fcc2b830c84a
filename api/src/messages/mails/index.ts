export type { AllocationResult, KegsOut, LicenceEnd, Receipt, StandingOffer } from './account-mails.ts';
export type { AccountAccess } from './account-people-mails.ts';
export type { DueReminder } from './bill-mails.ts';
export { mailModel, sweepMails } from './mails.ts';
export { type MailsAbout, mailHandler, previewOf, queueMail, type Send, sendMail } from './sending.ts';
export type { BackInStock } from './stock-alert-mails.ts';
