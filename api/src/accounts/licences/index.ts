export { licenseeHandlers } from './handlers.ts';
export { mailAddressesOf } from './mail-addresses.ts';
export { type LicenseeDocument, licenseeModel } from './model.ts';
export { licenseeSource, previewReminder, reminderTask, remindOfEnds } from './reminders.ts';
