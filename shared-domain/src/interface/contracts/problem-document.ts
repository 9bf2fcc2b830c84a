import { z } from 'zod';
import { productDescription } from '../../goods/products/description.ts';
import { allocationJson } from './allocations.ts';
import { deliveryDaysJson, deliveryPlanJson } from './deliveries.ts';
import { licenceJson } from './licences.ts';
import { orderJson } from './orders.ts';
import { type ProblemCode, problems } from './problems.ts';
import { quoteJson, shortLine } from './quotes.ts';
import { runsJson } from './runs.ts';

/** One refused field: its dotted path in the body and what is wrong with it. */
export const fieldError = z.object({ path: z.string(), message: z.string() });
export type FieldError = z.infer<typeof fieldError>;

const codes = Object.keys(problems) as [ProblemCode, ...ProblemCode[]];

/** A failure in JSON (RFC 9457, `application/problem+json`). The optional members belong to single codes. */
export const problemDocument = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string().describe('A sentence that a page can show'),
  code: z.enum(codes),
  instance: z.string().optional().describe('The id of the request, for a report'),
  errors: z.array(fieldError).optional().describe('validation: every refused field'),
  email: z.string().optional().describe('link_used, link_expired: who the link was sent to'),
  quote: quoteJson.optional().describe('price_changed, out_of_stock: the fresh quote'),
  unavailable: z.array(shortLine).optional().describe('out_of_stock: the lines that fell short'),
  current: productDescription.optional().describe('stale: what is stored now'),
  currentOrder: orderJson.optional().describe('stale: the order as it is now'),
  currentLicence: licenceJson.optional().describe('stale: the licence as it is now'),
  currentPlan: deliveryPlanJson.optional().describe('stale: zones and closed dates as they stand now'),
  currentAllocation: allocationJson.optional().describe('stale: the allocation as it is now'),
  currentRuns: runsJson.optional().describe("stale: the day's runs as they are now"),
  deliveryDays: deliveryDaysJson.optional().describe('delivery_day_closed: the next days'),
  conflicts: z.array(z.string()).optional().describe('import_changed_since: the SKUs changed since'),
  retryAfter: z.number().int().optional().describe('too_many_requests, overloaded: seconds to wait'),
});
export type ProblemDocument = z.infer<typeof problemDocument>;

type Extensions = Partial<Omit<ProblemDocument, 'type' | 'title' | 'status' | 'code'>>;

/**
 * The problem document of a code, its sentence filled in.
 * @param values replaces the words in braces in the code's sentence, e.g. `{host: 'cbo.example'}`
 * @param extensions additional members; a `detail` given here replaces the table's sentence, and so does the
 * message of a single refused field
 */
export function problemOf(
  code: ProblemCode,
  values: Record<string, string | number> = {},
  extensions: Extensions = {},
): ProblemDocument {
  const { status, title, detail } = problems[code];
  const [first, second] = extensions.errors ?? [];
  const sentence =
    first && !second
      ? first.message
      : detail.replace(/\{(\w+)\}/g, (braces, word: string) => String(values[word] ?? braces));
  return { type: `/api/docs#problem-${code}`, title, status, detail: sentence, code, ...extensions };
}
