export { accountOf, bookDelivered, deliveredKegsHandler } from './delivered.ts';
export { bookDemoKegs } from './demo.ts';
export { bookEmpties } from './empties.ts';
export { kegHandlers } from './handlers.ts';
export { emailAccount, kegAccountModel, kegAccountSource, licenceAccount } from './model.ts';
export { kegMails } from './reminders.ts';
