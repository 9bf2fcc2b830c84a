import { accountShareJson, publicAllocation, SHARE_STATES } from 'shared-domain/contracts';
import { z } from 'zod';
import { DURABLE, modelOf, type Stored, schemaOf } from '../../foundation/database/index.ts';
import { carryEntries, type WithEntries } from '../../requests/audit/index.ts';
import { FOLLOW_UP_INDEX, followUpDescription } from '../../requests/follow-ups/index.ts';

const share = accountShareJson
  .pick({ licenseNumber: true, companyName: true, asked: true, askedAt: true })
  .extend({
    /** The account's number in the draw, in hexadecimal digits. */
    value: z.string(),
    got: z.number(),
    state: z.enum(SHARE_STATES),
    /** When the state last changed. */
    at: z.date(),
    /** Token of the attempt that is confirming it. */
    token: z.string().optional(),
    /** Units that are being or were confirmed. */
    confirmed: z.number().optional(),
    orderId: z.string().optional(),
  });
/** An account's share; shares are stored in draw order. */
export type Share = Stored<typeof share>;

/** An allocation with its requests and shares, in one document (ADR 043). */
const allocation = publicAllocation.omit({ id: true, state: true, seed: true }).extend({
  _id: z.string(),
  productName: z.string(),
  state: z.enum(['announced', 'shared', 'ended', 'cancelled']),
  seed: z.string(),
  /** Incremented by each change except requests, which increment `asks`. */
  version: z.number(),
  asks: z.number(),
  /** When the product must be updated; absent once it is. */
  syncAt: z.date().optional(),
  requests: z.array(
    z.object({ licenseNumber: z.string(), companyName: z.string(), units: z.number(), at: z.date() }),
  ),
  sharedAt: z.date().optional(),
  shares: z.array(share),
  followUps: z.array(followUpDescription),
  createdAt: z.date(),
});
export type AllocationDocument = WithEntries & Stored<typeof allocation>;

const allocationSchema = schemaOf(allocation, { collection: 'allocations', ...DURABLE });
allocationSchema.index({ createdAt: -1 });
// One for each product at a time.
allocationSchema.index(
  { productId: 1 },
  { unique: true, partialFilterExpression: { state: { $in: ['announced', 'shared'] } } },
);
allocationSchema.index({ state: 1, closesAt: 1 });
allocationSchema.index({ state: 1, heldUntil: 1 });
allocationSchema.index({ syncAt: 1 }, { sparse: true });
allocationSchema.index(FOLLOW_UP_INDEX);
carryEntries(allocationSchema);

export const allocationModel = modelOf<AllocationDocument>('Allocation', allocationSchema);
