export { creditCheck } from './check.ts';
export { oweDemo } from './demo.ts';
export { bookDoorPayment } from './door.ts';
export { receivableHandlers } from './handlers.ts';
export { receivableMails } from './mails.ts';
export { receivablesModel, receivablesSource } from './model.ts';
export { bookOrder } from './orders.ts';
