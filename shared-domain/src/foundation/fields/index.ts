import { z } from 'zod';

// What descriptions of stored things are made of. Pages' first scripts import only types of them: no zod reaches a customer.

/** Dollars with two decimals, like every amount in the API's JSON and in documents. */
export const dollars = z.number().describe('Canadian dollars, two decimals');

/** The type of an instant: text in JSON, a `Date` in a document. */
export type Instant = z.ZodString & { readonly stored: 'date' };

const instants = z.registry<{ stored: 'date' }>();

/** An instant in JSON, which a document stores as a `Date`. */
export const instant = z
  .string()
  .describe('ISO 8601 date and time')
  .register(instants, { stored: 'date' }) as Instant;

/** Whether a schema is `instant`, with whatever description. */
export const isInstant = (schema: z.core.$ZodType): boolean =>
  instants.get(schema as z.ZodType) !== undefined;

/** An instant that a document, too, stores as text. */
export const instantText = z.string().describe('ISO 8601 date and time');
