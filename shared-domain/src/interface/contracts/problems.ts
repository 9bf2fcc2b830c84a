import { callerProblems } from './problem-table/caller.ts';
import { importProblems } from './problem-table/imports.ts';
import { operationProblems } from './problem-table/operations.ts';
import { orderProblems } from './problem-table/orders.ts';
import { productProblems } from './problem-table/products.ts';
import { requestProblems } from './problem-table/request.ts';

/**
 * Every failure that the API names: its code, HTTP status, title and sentence. Contains no schema, so that the client
 * can read it without zod.
 */
export const problems = {
  ...requestProblems,
  ...callerProblems,
  ...productProblems,
  ...orderProblems,
  ...importProblems,
  ...operationProblems,
} as const;

/** A stable, machine-readable name of a failure that the API answers with. */
export type ProblemCode = keyof typeof problems;
