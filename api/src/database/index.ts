export { inserter, reader } from './batches.ts';
export { openConnection } from './connection.ts';
export { driverCollection } from './driver-collection.ts';
export { DURABLE, isDuplicate } from './durable.ts';
export { onceFor, together } from './together.ts';
export { readTopology } from './topology.ts';
