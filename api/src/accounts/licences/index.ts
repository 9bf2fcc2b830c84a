export { licenceHandlers } from './handlers.ts';
export { billAddressesOf, mailAddressesOf } from './mail-addresses.ts';
export {
  isContact,
  type LicenseeDocument,
  licenceTerms,
  licenseeModel,
  presentLicensee,
  type StoredContact,
} from './model.ts';
export { orderFigures, readAccountSums, readLicences } from './register.ts';
export { licenceMails, licenseeSource, previewReminder, reminderTask, remindOfEnds } from './reminders.ts';
export { saveLicensee } from './save.ts';
export { readIds } from './sorted-ids.ts';
export { lastVouchedOrder } from './vouched-order.ts';
