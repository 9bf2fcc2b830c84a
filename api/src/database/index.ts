export { openConnection } from './connection.ts';
export { DURABLE, insertDurably, isDuplicate } from './durable.ts';
