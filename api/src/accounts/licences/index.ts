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
export { orderFigures, readAccountSums, readIds, readLicences } from './register.ts';
export { licenceMails, licenseeSource, previewReminder, reminderTask, remindOfEnds } from './reminders.ts';
export { saveLicensee } from './save.ts';
export { lastVouchedOrder } from './vouched-order.ts';
