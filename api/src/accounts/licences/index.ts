export { licenceHandlers } from './handlers.ts';
export { mailAddressesOf } from './mail-addresses.ts';
export { type LicenseeDocument, licenceTerms, licenseeModel } from './model.ts';
export { licenceMails, licenseeSource, previewReminder, reminderTask, remindOfEnds } from './reminders.ts';
