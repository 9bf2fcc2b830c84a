import type { Query, Schema } from 'mongoose';
import { requestId } from '../logging/index.ts';

/** Time limit of database calls without their own, in milliseconds. */
const MAX_TIME_MS = 5_000;

const limits = () => {
  const comment = requestId();
  return { maxTimeMS: MAX_TIME_MS, ...(comment === undefined ? {} : { comment }) };
};

const QUERIES = /^(find|count|estimated|distinct|replace|update|delete)/;

/**
 * Defaults of every model call: a time limit, the request's id as the comment that the database logs, and the write concern of its
 * schema, which mongoose leaves out of `bulkWrite`. `insertMany` offers no option for it.
 */
export function callDefaults(schema: Schema): void {
  schema.pre(QUERIES, { document: false, query: true }, function (this: Query<unknown, unknown>) {
    this.setOptions({ ...limits(), ...this.getOptions() });
  });
  schema.pre('aggregate', function () {
    this.options = { ...limits(), ...this.options };
  });
  schema.pre('bulkWrite', (_operations, options = {}) => {
    Object.assign(options, { ...limits(), ...options });
    options.writeConcern ??= schema.options.writeConcern;
  });
}
