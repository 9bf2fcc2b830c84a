export { batchInserter, batchReader } from './batches.ts';
export { batched, oncePer } from './batching.ts';
export { openConnection } from './connection.ts';
export { modelOf, objectId, presented, type Stored, schemaOf } from './described.ts';
export { driverCollection } from './driver-collection.ts';
export { DURABLE, isDuplicate } from './durable.ts';
export { AS_READ, centsIn, containing, holding, matchingExactly, searchable } from './queries.ts';
export { STORED } from './schema-parts.ts';
export { readTopology } from './topology.ts';
