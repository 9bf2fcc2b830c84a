import { z } from 'zod';
import { instantText } from '../../foundation/fields/index.ts';
import { kegCounts } from '../../goods/kegs/description.ts';
import { ID_CHECKS, STOP_STATES } from './run.ts';

/** An order on a run. */
export const stop = z.object({
  orderId: z.string(),
  postalCode: z.string(),
  state: z.enum(STOP_STATES),
  picked: z
    .literal(true)
    .optional()
    .describe('It was picked before its run left: taken off it, it is so again'),
  moved: z.number().int().describe("The day's version when it was last moved; an older one is stale (RUN-6)"),
  at: instantText.optional().describe('When it ended'),
  receivedBy: z.string().optional(),
  reason: z.string().optional().describe("Why it was refused, or the driver's note"),
  short: z
    .array(z.object({ productId: z.string(), delivered: z.number().int(), reason: z.string() }))
    .readonly()
    .optional()
    .describe('Lines that were delivered short, and why'),
  empties: kegCounts.optional().describe('Empty kegs that were collected'),
  returned: z.number().int().optional().describe('Full units that came back with the driver'),
  idCheck: z.enum(ID_CHECKS).optional(),
  signature: z.string().optional().describe('The id of the signature, which is stored elsewhere'),
  photo: z.string().optional().describe('The id of the photo, which is stored elsewhere and arrives later'),
});

/** A driver's round on one day. */
export const run = z.object({
  id: z.string().describe("The day and a number: '2026-11-24-02'"),
  driver: z.string().describe('Empty until one is chosen'),
  leaveAt: z.string().optional().describe("Company time: '13:00'"),
  leftAt: instantText.optional(),
  printed: z.object({ at: instantText, by: z.string() }).optional(),
  heardAt: instantText.optional().describe("When the driver's phone last reported"),
  stops: z.array(stop).readonly().describe('In the order of visits; finished ones come first'),
});

/** The runs of a day. */
export const runsOfDay = z.object({
  version: z.number().int().describe('Incremented by each change'),
  made: z.number().int().describe('How many were ever created, so that no number is reused'),
  runs: z.array(run).readonly(),
  told: z
    .array(z.string())
    .readonly()
    .optional()
    .describe('The stops whose customers were told that they are next, by `run order` (RUN-14)'),
  removed: z.array(run).readonly().describe('Deleted runs, which can be restored'),
});
