import { z } from 'zod';

/** `POST /api/deliveries/link`: reads the delivery of a mailed link, or ends or resumes these mails for its account. */
export const deliveryLink = z.object({
  token: z.string().min(1).max(400),
  answer: z.enum(['read', 'stop', 'resume']),
});

/** A delivery on its day, for its customer: nothing about other customers but how many stops remain (RUN-15). */
export const deliveryPageJson = z.object({
  orderId: z.string(),
  state: z
    .enum(['waiting', 'coming', 'delivered', 'not-delivered', 'off'])
    .describe('Not out yet, under way, ended, or no longer on a run of that day'),
  before: z.number().int().optional().describe('Under way: the stops before this one'),
  when: z.string().optional().describe("Under way: 'between 10:40 AM and 11:05 AM'"),
  ended: z.string().optional().describe("'10:52 AM'"),
  asOf: z.string().describe("When this was so: '10:41 AM'"),
  mails: z
    .object({ companyName: z.string(), on: z.boolean() })
    .optional()
    .describe('Whether its account gets these mails; left out without an account'),
});
export type DeliveryPageJson = z.infer<typeof deliveryPageJson>;
