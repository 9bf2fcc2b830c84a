export { batchInserter, batchReader } from './batches.ts';
export { batched, oncePer } from './batching.ts';
export { openConnection } from './connection.ts';
export { driverCollection } from './driver-collection.ts';
export { DURABLE, isDuplicate } from './durable.ts';
export { AS_READ, centsIn, containing, holding, matchingExactly, searchable } from './queries.ts';
export { moment, number, part, STORED, text, wholePart } from './schema-parts.ts';
export { readTopology } from './topology.ts';
