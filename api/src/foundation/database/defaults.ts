import type { Query, Schema } from 'mongoose';

/** Time limit of database calls without their own, in milliseconds. */
const MAX_TIME_MS = 5_000;

const QUERIES = /^(find|count|estimated|distinct|replace|update|delete)/;

/**
 * Defaults of every model call: a time limit, and the write concern of its schema, which
 * mongoose leaves out of `bulkWrite`. `insertMany` offers no option for it.
 */
export function callDefaults(schema: Schema): void {
  schema.pre(QUERIES, { document: false, query: true }, function (this: Query<unknown, unknown>) {
    this.setOptions({ maxTimeMS: MAX_TIME_MS, ...this.getOptions() });
  });
  schema.pre('aggregate', function () {
    this.options.maxTimeMS ??= MAX_TIME_MS;
  });
  schema.pre('bulkWrite', (_operations, options = {}) => {
    options.maxTimeMS ??= MAX_TIME_MS;
    options.writeConcern ??= schema.options.writeConcern;
  });
}
