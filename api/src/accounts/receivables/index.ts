export { addEntry } from './book.ts';
export { creditCheck } from './check.ts';
export { oweDemo } from './demo.ts';
export { bookDoorPayment } from './door.ts';
export { receivableHandlers } from './handlers.ts';
export { receivableMails } from './mails.ts';
export {
  type ReceivablesDocument,
  receivablesModel,
  receivablesSource,
  type StoredEntry,
} from './model.ts';
export { bookOrder } from './orders.ts';
export { presentAccount } from './present.ts';
export { accountNamed, receipts } from './record.ts';
