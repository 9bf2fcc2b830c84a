import { type Connection, type Model, Schema } from 'mongoose';
import type { ShareState } from 'shared-domain/contracts';
import type { Round, unitName } from 'shared-domain/licences';
import type { AllocationTerms } from 'shared-domain/products';
import { DURABLE, moment, number, part, STORED, text } from '../../foundation/database/index.ts';
import { carryEntries, type WithEntries } from '../../requests/audit/index.ts';
import { FOLLOW_UP_INDEX, type FollowUp, followUpSchema } from '../../requests/follow-ups/index.ts';

/** An account's request. */
export type UnitsRequest = { licenseNumber: string; companyName: string; units: number; at: Date };

/** An account's share; shares are stored in draw order. */
export type Share = {
  licenseNumber: string;
  companyName: string;
  asked: number;
  askedAt: Date;
  /** The account's number in the draw, in hexadecimal digits. */
  value: string;
  got: number;
  state: ShareState;
  /** When the state last changed. */
  at: Date;
  /** Token of the attempt that is confirming it. */
  token?: string;
  /** Units that are being or were confirmed. */
  confirmed?: number;
  orderId?: string;
};

/** An allocation with its requests and shares, in one document (ADR 043). */
export type AllocationDocument = WithEntries & {
  _id: string;
  productId: string;
  productName: string;
  unit: ReturnType<typeof unitName>;
  kind: AllocationTerms['kind'];
  units: number;
  most: number;
  opensAt: Date;
  closesAt: Date;
  state: 'announced' | 'shared' | 'ended' | 'cancelled';
  seed: string;
  seal: string;
  /** Incremented by each change except requests, which increment `asks`. */
  version: number;
  asks: number;
  /** When the product must be updated; absent once it is. */
  syncAt?: Date;
  requests: UnitsRequest[];
  sharedAt?: Date;
  heldUntil?: Date;
  rounds?: Round[];
  shares: Share[];
  followUps: FollowUp[];
  createdAt: Date;
};

const requestSchema = new Schema<UnitsRequest>(
  { licenseNumber: text, companyName: text, units: number, at: moment },
  part,
);

const shareSchema = new Schema<Share>(
  {
    licenseNumber: text,
    companyName: text,
    asked: number,
    askedAt: moment,
    value: text,
    got: number,
    state: text,
    at: moment,
    token: String,
    confirmed: Number,
    orderId: String,
  },
  part,
);

const allocationSchema = new Schema<AllocationDocument>(
  {
    _id: text,
    productId: text,
    productName: text,
    unit: text,
    kind: text,
    units: number,
    most: number,
    opensAt: moment,
    closesAt: moment,
    state: text,
    seed: text,
    seal: text,
    version: number,
    asks: number,
    syncAt: Date,
    requests: { type: [requestSchema], required: true },
    sharedAt: Date,
    heldUntil: Date,
    rounds: {
      type: [new Schema<Round>({ wanting: number, given: number, left: number }, part)],
      default: undefined,
    },
    shares: { type: [shareSchema], required: true },
    followUps: { type: [followUpSchema], required: true },
    createdAt: moment,
  },
  { collection: 'allocations', ...STORED, ...DURABLE },
);
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

export function allocationModel(connection: Connection): Model<AllocationDocument> {
  return connection.models.Allocation ?? connection.model<AllocationDocument>('Allocation', allocationSchema);
}
