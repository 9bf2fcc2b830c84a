import { z } from 'zod';
import { invalidRequest } from './stripe-error.ts';

// Bodies are form-encoded: every number and flag arrives as text.
const whole = z
  .string()
  .regex(/^-?\d+$/)
  .transform(Number);
const cents = whole.pipe(z.int().min(0));
const metadata = z
  .record(z.string().max(40), z.string().max(500))
  .refine((entries) => Object.keys(entries).length <= 50, { message: 'You can specify up to 50 keys' });
const webAddress = z.url({ protocol: /^https?$/ });
const expand = z.array(z.string()).optional();
const flag = z.enum(['true', 'false']);

const lineItem = z.strictObject({
  quantity: whole.pipe(z.int().min(1)),
  price_data: z.strictObject({
    currency: z.literal('cad'),
    unit_amount: cents,
    tax_behavior: z.enum(['exclusive', 'inclusive', 'unspecified']).optional(),
    product_data: z.strictObject({
      name: z.string().min(1).max(250),
      description: z.string().min(1).max(500).optional(),
      images: z.array(webAddress).max(8).optional(),
      metadata: metadata.optional(),
    }),
  }),
});

/** `POST /v1/checkout/sessions`: the parameters that one-off payments use. Stripe refuses unknown ones; so do we. */
export const createSession = z.strictObject({
  mode: z.literal('payment'),
  line_items: z.array(lineItem).min(1).max(100),
  success_url: webAddress,
  cancel_url: webAddress.optional(),
  client_reference_id: z.string().max(200).optional(),
  customer_email: z.email().max(800).optional(),
  customer_creation: z.enum(['always', 'if_required']).optional(),
  expires_at: whole.optional(),
  metadata: metadata.optional(),
  payment_intent_data: z
    .strictObject({
      metadata: metadata.optional(),
      description: z.string().optional(),
      receipt_email: z.email().optional(),
      statement_descriptor: z.string().max(22).optional(),
      statement_descriptor_suffix: z.string().max(22).optional(),
    })
    .optional(),
  payment_method_types: z.array(z.enum(['card', 'link'])).optional(),
  billing_address_collection: z.enum(['auto', 'required']).optional(),
  allow_promotion_codes: flag.optional(),
  automatic_tax: z.strictObject({ enabled: flag }).optional(),
  locale: z.string().optional(),
  submit_type: z.enum(['auto', 'pay', 'book', 'donate']).optional(),
  expand,
});

/** `POST /v1/refunds`: of a payment intent or a charge, all of it unless an amount is given. */
export const createRefund = z.strictObject({
  payment_intent: z.string().optional(),
  charge: z.string().optional(),
  amount: whole.pipe(z.int().min(1)).optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: metadata.optional(),
  expand,
});

const within = z.strictObject({
  gt: whole.optional(),
  gte: whole.optional(),
  lt: whole.optional(),
  lte: whole.optional(),
});

/** Parameters of lists. */
export const listParameters = z.strictObject({
  limit: whole.pipe(z.int().min(1).max(100)).default(10),
  starting_after: z.string().optional(),
  ending_before: z.string().optional(),
  created: z
    .union([whole.transform((at): z.output<typeof within> => ({ gte: at, lte: at })), within])
    .optional(),
  status: z.enum(['open', 'complete', 'expired']).optional(),
  payment_intent: z.string().optional(),
  charge: z.string().optional(),
  type: z.string().optional(),
  expand,
});

export type SessionParameters = z.infer<typeof createSession>;
export type RefundParameters = z.infer<typeof createRefund>;
export type ListParameters = z.infer<typeof listParameters>;

/** Parses parameters, or throws Stripe's error. */
export function read<T>(schema: z.ZodType<T>, given: unknown): T {
  const parsed = schema.safeParse(given ?? {});
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  if (!issue) throw invalidRequest('Invalid request');
  if (issue.code === 'unrecognized_keys') {
    const param = nameOf([...issue.path, issue.keys[0] ?? '']);
    throw invalidRequest(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
  const param = nameOf(issue.path);
  const absent = issue.code === 'invalid_type' && issue.message.includes('undefined');
  throw absent
    ? invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param })
    : invalidRequest(`Invalid ${param}: ${issue.message}`, { param });
}

const nameOf = ([first, ...rest]: PropertyKey[]): string =>
  [String(first), ...rest.map((part) => `[${String(part)}]`)].join('');
