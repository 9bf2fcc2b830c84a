export { openConnection } from './connection.ts';
export { driverCollection } from './driver-collection.ts';
export { DURABLE, isDuplicate } from './durable.ts';
