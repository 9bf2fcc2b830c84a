import { Schema } from 'mongoose';
import type { DeliveryPromise } from 'shared-domain/delivery';
import type { Kegs } from 'shared-domain/kegs';
import type { LineCharge, RemovedLine } from 'shared-domain/order-edits';
import type { OrderCharge, OrderShipping, TaxDetails } from 'shared-domain/orders';
import type { Taken } from '../../catalogue/stock/index.ts';
import { moment, number, wholePart as part, text } from '../../foundation/database/index.ts';
import type {
  Card,
  Credit,
  Dispute,
  EditRecord,
  FormerRates,
  Held,
  OrderDocument,
  Payment,
  Refund,
  Returned,
  StoredItem,
  StoredTracking,
  TimelineEntry,
} from './document.ts';

export const itemSchema = new Schema<StoredItem>(
  {
    productId: text,
    productName: text,
    productPrice: number,
    productCategory: String,
    productPackagingType: text,
    quantity: number,
    lineTotal: number,
    backOrdered: Number,
    ordinaryPrice: Number,
    refunded: Number,
  },
  part,
);

export const taxDetailsSchema = new Schema<TaxDetails>(
  {
    gst: number,
    pst: number,
    hst: number,
    alcoholTax: number,
    canDeposit: number,
    totalTax: number,
    subtotal: number,
  },
  part,
);

export const chargeSchema = new Schema<OrderCharge>(
  {
    id: text,
    kind: text,
    label: text,
    rate: Number,
    roundedWith: String,
    perUnit: Number,
    products: { type: [String], default: undefined },
    amount: number,
  },
  part,
);

export const formerSchema = new Schema<RemovedLine>(
  {
    item: { type: itemSchema, required: true },
    charges: [
      new Schema<LineCharge>(
        { id: text, kind: text, label: text, rate: Number, roundedWith: String, perUnit: Number },
        part,
      ),
    ],
  },
  part,
);

export const creditSchema = new Schema<Credit>(
  {
    id: text,
    fingerprint: text,
    number: Number,
    at: moment,
    who: text,
    reason: text,
    note: String,
    lines: [new Schema({ productId: text, quantity: number }, part)],
    amount: number,
    restock: { type: Boolean, required: true },
    mail: { type: Boolean, required: true },
    reverses: String,
  },
  part,
);

export const returnedSchema = new Schema<Returned>(
  {
    id: text,
    at: moment,
    who: text,
    lines: [new Schema({ productId: text, quantity: number, reason: text }, part)],
    settled: { type: Boolean, required: true },
  },
  part,
);

export const heldSchema = new Schema<Held>(
  { kind: text, why: text, at: moment, released: new Schema({ at: moment, who: text, reason: text }, part) },
  part,
);

export const passedSchema = new Schema<NonNullable<OrderDocument['passed']>>(
  { rules: [text], weekday: Boolean, reason: text, who: text } as never,
  part,
);

export const editSchema = new Schema<EditRecord>(
  { id: text, fingerprint: text, at: moment, who: text, difference: number },
  part,
);

export const shippingSchema = new Schema<OrderShipping>(
  { serviceName: text, transitDays: number, amount: number },
  part,
);

export const deliverySchema = new Schema<DeliveryPromise>(
  {
    kind: text,
    day: String,
    zone: new Schema({ id: text, name: text }, part),
    closes: String,
    units: Number,
    minimum: Number,
    postalCode: String,
    address: String,
  },
  part,
);

export const emptiesSchema = new Schema<Kegs>({ 50: Number, 30: Number, 20: Number }, part);

const formerRatesSchema = new Schema<FormerRates>(
  { gst: number, pst: number, hst: number, alcoholTax: number, depositPerUnit: number },
  part,
);

export const pricingSchema = new Schema<OrderDocument['pricing']>(
  { pricedAt: text, province: text, rates: formerRatesSchema },
  part,
);

const refundSchema = new Schema<Refund>(
  {
    id: text,
    fingerprint: String,
    at: moment,
    who: text,
    amount: number,
    lines: { type: [new Schema<Refund['lines'][number]>({ productId: text, quantity: number }, part)] },
    reason: String,
    restock: Boolean,
    providerId: String,
    state: text,
  },
  part,
);

export const disputeSchema = new Schema<Dispute>(
  { id: text, amount: number, reason: text, status: text, dueBy: Date, at: moment },
  part,
);

const cardSchema = new Schema<Card>({ brand: text, last4: text }, part);

export const paymentSchema = new Schema<Payment>(
  {
    status: text,
    sessionId: text,
    url: text,
    startedAt: Date,
    expiresAt: moment,
    amount: number,
    paymentIntent: String,
    paidAt: Date,
    paidAmount: Number,
    refundedAmount: Number,
    card: cardSchema,
    refunds: [refundSchema],
    disputes: { type: [disputeSchema], default: undefined },
    test: Boolean,
  },
  part,
);

export const timelineSchema = new Schema<TimelineEntry>(
  { at: moment, who: text, event: text, from: String, to: String, detail: String },
  part,
);

export const takenSchema = new Schema<Taken>({ productId: text, taken: number, unit: text }, part);

export const restoringSchema = new Schema<NonNullable<OrderDocument['restoring']>>(
  { attempt: text, at: moment, adds: [new Schema({ productId: text, quantity: number }, part)] },
  part,
);

export const trackingSchema = new Schema<StoredTracking>({ carrier: text, number: text, mail: text }, part);
