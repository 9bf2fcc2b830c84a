export { bookDelivered, deliveredKegsHandler } from './delivered.ts';
export { bookDemoKegs } from './demo.ts';
export { bookEmpties } from './empties.ts';
export { kegHandlers } from './handlers.ts';
export { kegAccountModel, kegAccountSource } from './model.ts';
export { kegMails } from './reminders.ts';
