export { sendStatement, statementHandlers } from './handlers.ts';
export { statementMails } from './mails.ts';
export { dueReminderTask, remindOfDue } from './reminders.ts';
